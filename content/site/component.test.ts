import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {addressOfComponent, identityOf, keptComponents} from './component.ts';

const kept = keptComponents('.');
const fileOf = (version: {id: string}) => join('static', addressOfComponent(version));

test('a kept version of the web component is the file that its name and its integrity say', () => {
  expect(kept.length).toBeGreaterThan(0);
  for (const {keptOn, ...version} of kept) {
    expect(identityOf(readFileSync(fileOf(version)))).toEqual(version);
    expect(keptOn).toMatch(/^20\d\d-\d\d-\d\d$/u);
  }
  const folders = readdirSync('static/component', {withFileTypes: true}).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({name}) => name).sort()).toEqual(kept.map(({id}) => id).sort());
});

test('a changed file isn’t the kept one any more', () => {
  const file = readFileSync(fileOf(kept[0]));
  expect(identityOf(Buffer.concat([file, Buffer.from('\n')])).id).not.toBe(kept[0].id);
});

test('no version that was ever published is gone', (context) => {
  const args = ['log', '--diff-filter=A', '--name-only', '--format=', '--', 'static/component/*/'];
  let added = '';
  try {
    added = execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    context.skip('there is no history here');
  }
  for (const file of added.split('\n').filter(Boolean)) expect(existsSync(file), file).toBe(true);
});

import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {copyFixture} from '../../test/bindings/site-copy.ts';
import {filesOfStates, planStates, readState} from './keep.ts';
import {inPresentForm, STATE_VERSION} from './version.ts';

const root = process.cwd();
const [file] = filesOfStates(root);
const kept = JSON.parse(readFileSync(join(root, file), 'utf8'));

test('a state that was kept before versions were is read as the first', () => {
  const {version: _, ...first} = kept;
  expect(inPresentForm(first)).toEqual(first);
  expect(readState(root, file)).toEqual(kept);
});

test.each([STATE_VERSION + 1, 0, 1.5, 'new'])(
  'a state of version %s is refused, and named',
  (version) => {
    expect(() => inPresentForm({...kept, version})).toThrow(`${kept.id} of ${kept.figure}`);
  },
);

test('a state that is kept from now on says its version', async () => {
  const site = copyFixture();
  mkdirSync(join(site.root, 'static/frozen'));
  const {states} = await planStates(site.root, {today: '2026-11-24'});
  site.discard();
  expect(states.length).toBeGreaterThan(0);
  for (const [, text] of states) expect(JSON.parse(text).version).toBe(STATE_VERSION);
});

import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readAbout} from '../../cli/importers/assemble/metadata.ts';
import {run} from '../import-run.ts';
import {byWorkers} from '../../lib/chart-data/by-workers.ts';

const PAGES = {
  en: 'docs/contribute/add-a-result.mdx',
  ru: 'i18n/ru/docusaurus-plugin-content-docs/current/contribute/add-a-result.mdx',
};
const blocks = (page, language) =>
  [
    ...readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g')),
  ].map(([, text]) => text);
const wordsOf = (text) =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .trim()
    .split(/\s+/);

test.each(Object.values(PAGES))('the import of %s works as it stands', async (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const [, , , , ...argv] = wordsOf(blocks(page, 'sh')[0]);
  const {code, err} = await run([...argv, '--out', folder]);
  expect([code, err]).toEqual([0, '']);
  const result = JSON.parse(readFileSync(join(folder, 'my-study/first-run.json'), 'utf8'));
  expect(result.measurements[0].id).toBe('swoole-4');
});

test.each(Object.values(PAGES))('the about file of %s is one', (page) => {
  expect(readAbout(blocks(page, 'json')[0])).toMatchObject({id: 'my-study/first-run'});
});

test('both pages give the same commands', () => {
  const commands = (page) => blocks(page, 'sh').join('').replaceAll(/#.*/g, '');
  expect(commands(PAGES.ru)).toBe(commands(PAGES.en));
});

test('every command that the contributor pages name exists', async () => {
  const {out} = await run(['--help']);
  for (const name of ['start', 'add-a-result', 'check-a-file', 'translate']) {
    const text = readFileSync(`docs/contribute/${name}.mdx`, 'utf8');
    for (const [, command] of text.matchAll(/npm run bench -- ([a-z]+)/g)) {
      expect(out).toMatch(new RegExp(`^\\s+${command}\\b`, 'm'));
    }
  }
});

test('what a tool printed is what a figure shows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = ['slow20.rate400.ignoreCO', 'slow20'].map(
    (name) => `cli/importers/autocannon/fixtures/${name}.json`,
  );
  const map = ['slow20.rate400.ignoreCO.json=swoole:4', 'slow20.json=swoole:8'];
  const metadata = '--id a/b --evidence own --system swoole --runtime swoole --scenario s --yes';
  const {code} = await run([
    'import',
    'autocannon',
    ...files,
    '--as',
    'points',
    '--map',
    ...map,
    ...metadata.split(' '),
    '--out',
    folder,
  ]);
  expect(code).toBe(0);
  const result = JSON.parse(readFileSync(join(folder, 'a/b.json'), 'utf8'));
  const {series, x} = byWorkers(result, {path: 'latencyMs.p99'});
  expect([x.values, series[0].points.map(({y, single}) => [y, single])]).toEqual([
    [4, 8],
    [
      [38, true],
      [36, true],
    ],
  ]);
});

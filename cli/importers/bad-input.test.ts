import {chmodSync, existsSync, readdirSync, readFileSync, truncateSync} from 'node:fs';
import {basename, join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {emptyFolder, IMPORTERS, K6, METADATA} from '../../test/import-run.ts';
import {LOCALES} from '../../content/languages.ts';

let folder, imported, written, file;
beforeEach(() => {
  ({folder, imported, written, file} = emptyFolder());
});

describe('wrong usage is exit code 2', () => {
  test.each([
    ['an unknown tool', ['jmeter', K6]],
    ['an unknown format', ['k6', K6, '--format', 'xml']],
    ['an unknown evidence', ['k6', K6, '--evidence', 'mine']],
    ['a rate with a comma', ['k6', K6, '--rate', '1,5']],
    ['half a worker', ['k6', K6, '--workers', '1.5']],
    ['a label without a system', ['k6', K6, '--label', 'x']],
    ['an unreadable map', ['k6', K6, '--map', 'x']],
    ['no test of TechEmpower', ['techempower', `${IMPORTERS}/techempower/fixtures/run.cut.json`]],
  ])('%s', async (_name, args) => {
    const {code, err} = await imported([...args]);
    expect(err).not.toMatch(/undefined|\n\s+at /);
    expect([code, written()]).toEqual([2, []]);
  });

  test('every fact that is missing is named at once', async () => {
    const {err} = await imported(['k6', K6]);
    for (const flag of ['id', 'evidence', 'system', 'runtime', 'scenario'])
      expect(err).toContain(`--${flag}`);
  });
});

describe('bad input is exit code 1, and nothing is written', () => {
  const bad = {
    empty: '',
    'a web page': '<!DOCTYPE html><html><body>404</body></html>',
    'UTF-16': Buffer.from('\uFEFF{"metrics":{}}', 'utf16le'),
    'another encoding': Buffer.from('{"metrics":"\xe9"}', 'latin1'),
    'a hostile key': '{"metrics": {}, "__proto__": {"x": 1}}',
    'the same key twice': '{"metrics": {}, "metrics": {}}',
    'five thousand levels': '['.repeat(5000) + ']'.repeat(5000),
    'two documents': '{"metrics": {}}\n{"metrics": {}}',
    'a number too large': '{"metrics": {"http_reqs": {"count": 1e999, "rate": 1}}}',
    NaN: '{"metrics": {"http_reqs": {"count": NaN, "rate": 1}}}',
    'a number as text with its unit': '{"metrics": {"http_reqs": {"count": "12 req", "rate": 1}}}',
    'a decimal comma': '{"metrics": {"http_reqs": {"count": "12,5", "rate": 1}}}',
    'markup in a name': '{"metrics": {"<script>alert(1)</script>": {"count": 1}}}',
    'a cut file': readFileSync(K6, 'utf8').slice(0, 900),
    'a cut gzip file': readFileSync(
      `${IMPORTERS}/k6/fixtures/vus-groups-1s.v2.out.json.gz`,
    ).subarray(0, 3000),
    'another delimiter': readFileSync(
      `${IMPORTERS}/k6/fixtures/car-overload-1s.v2.out.csv`,
      'utf8',
    ).replaceAll(',', ';'),
  };

  test.each(Object.keys(bad))('%s', async (name) => {
    const {code, err} = await imported(['k6', file('input', bad[name]), ...METADATA]);
    expect(err).not.toMatch(/undefined|\n\s+at |NaN per|Unexpected|unforeseen/);
    expect([code, written()]).toEqual([1, []]);
  });

  test.each([
    ['zeros', 2 * 1024 ** 3, 'this is not a text file'],
    ['text', undefined, 'the file is larger than any summary that this tool writes'],
  ])('a file of %s beyond all bounds', async (kind, bytes, words) => {
    const path = file('large.json', kind === 'text' ? ' '.repeat(65 * 1024 * 1024) : '{}');
    if (bytes) truncateSync(path, bytes);
    const {code, err} = await imported(['k6', path, ...METADATA]);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  });

  test('a folder, a missing file and a file of another kind', async () => {
    for (const path of [folder, join(folder, 'nowhere.json'), '/dev/null']) {
      expect((await imported(['k6', path, ...METADATA])).code).toBe(1);
    }
  });

  test.skipIf(process.getuid?.() === 0)('a file and a folder that may not be used', async () => {
    const unreadable = file('secret.json', readFileSync(K6));
    chmodSync(unreadable, 0);
    expect((await imported(['k6', unreadable, ...METADATA])).code).toBe(1);
    chmodSync(folder, 0o500);
    expect((await imported(['k6', K6, ...METADATA])).code).toBe(1);
    chmodSync(folder, 0o700);
  });

  test('a folder that can’t be made, because a file stands there', async () => {
    file('study', 'not a folder');
    const {code, err} = await imported(['k6', K6, ...METADATA]);
    expect([code, err]).toEqual([1, expect.stringContaining('can’t be written')]);
    expect(readdirSync(folder)).toEqual(['study']);
  });

  test('an id that leads out of the folder', async () => {
    const {code} = await imported(['k6', K6, ...METADATA, '--id', '../../outside/run']);
    expect(code).toBe(1);
    expect(existsSync(join(folder, '../../outside'))).toBe(false);
  });

  test('an about file with a member that is none, in another language', async () => {
    const about = file('about.json', '{"enviroment": {}}');
    const {code, err} = await imported(['k6', K6, ...METADATA, '--about', about], {lang: 'ru'});
    expect([code, err]).toEqual([1, expect.stringContaining('нет такого поля')]);
  });
});

const refused = readdirSync(IMPORTERS, {recursive: true}).filter((name) =>
  name.endsWith('.refused.json'),
);
test.each(refused)('%s is refused in whole sentences of both languages', async (name) => {
  const path = join(IMPORTERS, name.replace(/\.refused\.json$/, ''));
  const [tool] = name.split('/');
  for (const lang of LOCALES) {
    const {code, err} = await imported([tool, path, ...METADATA], {lang});
    expect(code).toBe(1);
    expect(err).toContain(basename(path));
    expect(err).not.toMatch(/undefined|\[object|\n\s+at /);
  }
});

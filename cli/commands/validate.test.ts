import {afterEach, beforeEach, expect, test} from 'vitest';
import {copyFixture} from '../../test/bindings/site-copy.ts';
import {main} from '../main.ts';

const RUN = 'static/data/results/demo/run-1.json';
const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';
const TEXTS = 'i18n/ru/studies/demo.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

async function run(...argv) {
  let [out, err, all] = ['', '', ''];
  const io = {
    stdout: {write: (text) => ((out += text), (all += text))},
    stderr: {write: (text) => ((err += text), (all += text))},
    env: {},
    cwd: site.root,
    drawPictures: async () => ({good: true, output: ''}),
  };
  return {code: await main(argv, io), out, err, all};
}

test('problems come first, then what the verdicts are in all, then how many problems', async () => {
  site.edit(RU, 'Он ответил', 'Он ответил в "срок"');
  const {code, all} = await run('validate');
  expect(code).toBe(1);
  expect(all).toMatch(
    /^i18n[^]*straight quotation mark[^]*\nVerdicts: refused \d+, explained \d+, consistent \d+; `--verdicts` lists them\.\n2.problems in 1.file\.\n$/u,
  );
  expect((await run('validate', RUN)).out).toContain(`Verdicts: ${RUN}`);
});

test('--fix mends Russian typography and what is derived, says each line, and has nothing to do after that', async () => {
  site.edit(RU, 'Он ответил', 'Он ответил в "срок" за 1.5 мс');
  site.edit(TEXTS, 'Её диктует предел', 'Её диктует \\"предел\\" в конце');
  site.edit(RUN, '"value": 0.78', '"value": 0.79');
  const {code, out} = await run('validate', '--fix');
  expect(out).toMatch(
    new RegExp(`mended ${RU}:\\d+: Он ответил в\u00a0«срок» за\u00a01,5\u00a0мс`, 'u'),
  );
  expect(out).toMatch(new RegExp(`mended ${TEXTS}:\\d+: .*Её диктует «предел» в\u00a0конце`, 'u'));
  expect(site.read(RU)).toContain('>79\u00a0%</Value>');
  expect(site.read(EN)).toContain('>79%</Value>');
  expect((await run('validate')).err).not.toMatch(/^\S+$/mu);
  expect(code).toBe(0);
  const again = await run('validate', '--fix');
  expect([again.code, again.out.includes('mended')]).toEqual([0, false]);
});

test('--fix mends a named file where there is one answer, and leaves the rest to be said', async () => {
  site.edit(RUN, '"value": 989', '"value": 98,9');
  site.edit(
    RUN,
    '"schemaVersion": 1,\n  "id": "demo/run-1",',
    '"id": "demo/run-1",\n  "schemaVersion": 1,',
  );
  const before = site.read(EN);
  const told = await run('validate', RUN, '--lang', 'ru');
  expect(told.err).toContain('"98,9"');
  expect(told.err).toContain('Напишите 98.9; это делает и validate --fix.');
  const {code, out} = await run('validate', RUN, '--fix');
  expect(code).toBe(0);
  expect(out).toMatch(/mended \S+run-1\.json:\d+: .*"value": 98\.9/u);
  expect(site.read(RUN)).toMatch(/"schemaVersion": 1,\n {2}"id"/u);
  expect(site.read(EN)).toBe(before);

  site.edit(RUN, '"value": 98.9', '"value": "1,440"');
  const unclear = site.read(RUN);
  expect((await run('validate', RUN, '--fix')).code).toBe(1);
  expect(site.read(RUN)).toBe(unclear);
});

test('--fix with --json is one document, with what was mended', async () => {
  site.edit(RUN, '"value": 989', '"value": "98,9"');
  const {out} = await run('validate', RUN, '--fix', '--json');
  expect(JSON.parse(out).fixed).toEqual([
    {file: RUN, line: 74, text: expect.stringContaining('"value": 98.9,')},
  ]);
});

import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkFile} from '../results/check-files.ts';
import {sayIn} from '../messages/catalogues.ts';
import {fileLine, fileSentences} from '../messages/file-problem.ts';
import {LOCALES} from '../languages.ts';

const FOLDER = 'content/validation/fixtures/bad';
const cases = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.expected.json'))
  .map((name) => name.replace('.json', ''));

/** Every file is called after its fault; the id inside is that of a file called `run.json`. */
async function check(name) {
  const {problems} = await checkFile(`${FOLDER}/${name}.json`);
  return problems.filter(({code, value}) => code !== 'id-not-path' || value !== 'sample/run');
}

describe('bad files', () => {
  test.each(cases)('%s', async (name) => {
    const expected = JSON.parse(readFileSync(`${FOLDER}/${name}.expected.json`, 'utf8'));
    const problems = await check(name);
    expect(problems).toMatchObject(expected);
    expect(problems).toHaveLength(expected.length);
    for (const problem of problems) expectToBeSaid(problem);
  });
});

test('no file is refused without reason', async () => {
  const {problems, verdicts, run} = await checkFile('content/validation/fixtures/good.json');
  expect(problems.map(({code}) => code)).toEqual(['id-not-path']);
  expect([verdicts, run]).toEqual([[], undefined]);
});

test('a hostile key changes nothing', async () => {
  await check('hostile-key');
  expect({}.polluted).toBeUndefined();
});

test('a file beyond the limit is refused by its size alone', async () => {
  const {problems} = await checkFile('content/validation/fixtures/good.json', {largestBytes: 100});
  expect(problems).toMatchObject([{code: 'file-too-large', params: {largestBytes: 100}}]);
});

test.each([
  ['content/validation/fixtures', 'file-is-folder'],
  ['content/validation/fixtures/nowhere.json', 'file-missing'],
])('%s is refused', async (file, code) => {
  expect((await checkFile(file)).problems).toMatchObject([{code, file}]);
});

test('a message names place, JSON path, value, reason and remedy', async () => {
  const [problem] = await check('text-with-comma');
  const place = `${FOLDER}/text-with-comma.json:69:20`;
  expect(fileLine(problem, sayIn('en'))).toBe(
    `${place}: $.measurements[0].values.throughputPerS.value = "1,440": the number is written as text, with a comma in it. Write 1440 without quotation marks.`,
  );
  expect(fileLine(problem, sayIn('ru'))).toContain('Напишите 1440 без кавычек.');
});

test('a runtime that is nearly right brings the one that was meant', async () => {
  const [problem] = await check('unknown-runtime');
  expect(fileSentences(problem, sayIn('en')).fix).toMatch(/^Did you mean “swoole-nts”\?/);
  expect(fileSentences(problem, sayIn('ru')).fix).toContain('«swoole-nts»');
});

function expectToBeSaid(problem) {
  expect(problem.line).toBeGreaterThan(0);
  expect(problem.column).toBeGreaterThan(0);
  for (const lang of LOCALES) {
    const {reason, fix} = fileSentences(problem, sayIn(lang));
    expect(`${reason} ${fix}`).not.toMatch(/undefined|NaN|\[object/);
    expect(fileLine(problem, sayIn(lang))).not.toMatch(/\n/);
  }
}

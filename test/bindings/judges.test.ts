import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkBindings, lineOf} from '../../content/check.ts';
import {copyFixture} from './site-copy.ts';

const CLAIMS = 'src/studies/demo/claims.ts';
const JUDGE = "judge: {by: 'more', than: 5}";

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

test.each([
  [
    'a judge that can’t return the recorded verdict',
    "judge: {by: 'more', than: 5, yes: 'selective', no: 'wrong'}",
    ['claim-changed', 'claim-judge', 'claim-verdict'],
  ],
  [
    'a judge that answers the other question',
    "judge: {by: 'more', than: 5, no: 'other'}",
    ['claim-question'],
  ],
  [
    'a tolerance of its own without a reason',
    "judge: {by: 'about', tolerance: 0.1}",
    ['claim-tolerance-unexplained'],
  ],
  [
    'a tolerance of its own that is no longer needed',
    "judge: {by: 'about', than: 5.4, tolerance: 0.1, because: 'it says so'}",
    ['claim-tolerance-idle'],
  ],
  ['one end of a range that it quotes', `quote: '5–6x', ${JUDGE}`, ['claim-range']],
  [
    'a calculation that names nothing',
    `${JUDGE}, calculation: '{{nothing}}'`,
    ['claim-not-computed'],
  ],
])('a claim with %s is refused with its place', async (_, row, codes) => {
  if (row.includes('quote:')) site.edit(CLAIMS, "quote: 'over five times the throughput',\n", '');
  if (row.includes('calculation:')) site.edit(CLAIMS, /\n {4}calculation:\n.*,/, '');
  site.edit(CLAIMS, JUDGE, row);
  const problems = await checkBindings(site.root);
  const own = problems.filter(({file}) => file === CLAIMS);
  expect(own.map(({code}) => code)).toEqual(codes);
  for (const problem of own) {
    expect(problem.line).toBe(3);
    for (const locale of ['en', 'ru']) expect(lineOf(problem, locale)).toContain('demo/five-times');
  }
});

test('a finding of a sentence that there isn’t is refused with its place', async () => {
  const row = "{id: 'again', of: 'demo/nothing', verdict: 'same'}";
  site.edit(CLAIMS, 'export const claims = [', `export const claims = [\n  ${row},`);
  const [problem, ...more] = await checkBindings(site.root);
  expect([problem.code, problem.file, problem.line]).toEqual(['claim-of', CLAIMS, 2]);
  expect(more).toEqual([]);
  for (const locale of ['en', 'ru']) expect(lineOf(problem, locale)).toContain('demo/nothing');
});

test('a tolerance of its own with a reason and an effect is no problem', async () => {
  site.edit(CLAIMS, JUDGE, "judge: {by: 'about', tolerance: 0.1, because: 'it says “over”'}");
  expect(await checkBindings(site.root)).toEqual([]);
});

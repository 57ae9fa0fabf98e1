import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkBindings, lineOf} from '../../content/check.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {copyFixture} from './site-copy.ts';

const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';
const RUN = 'static/data/results/demo/run-1.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

const places = (problems) =>
  problems.map(({code, file, line, column}) => [code, file, line, column]);

test('a site that agrees with its data has no problem', async () => {
  expect(await checkBindings(site.root)).toEqual([]);
});

test('one changed number names every place, figure and claim that it breaks, in both languages', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const problems = await checkBindings(site.root);
  expect(places(problems)).toEqual([
    ['value-differs', EN, 15, 16],
    ['value-differs', EN, 17, 13],
    ['value-differs', EN, 19, 4],
    ['value-differs', RU, 17, 19],
    ['value-differs', RU, 19, 12],
    ['value-differs', RU, 21, 11],
    ['claim-changed', 'src/studies/demo/claims.ts', 3, undefined],
    ['figure-stale', 'src/studies/demo/figures/rate.ts', undefined, undefined],
  ]);
  const [figure] = problems.filter(({code}) => code === 'figure-stale');
  expect(figure.params).toMatchObject({
    figure: 'demo/rate',
    usedAt: [`${EN}:28:1`, `${RU}:30:1`],
  });
});

test('a claim whose verdict still stands is named all the same, with where it is used', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const [claim] = (await checkBindings(site.root)).filter(({code}) => code.startsWith('claim'));
  expect(claim.params.claim).toBe('demo/five-times');
  expect(claim.params.usedAt).toEqual([`${EN}:18:54`, `${RU}:20:54`]);
  expect(claim.params.changes.map(({what}) => what)).toEqual([
    'ours',
    'quantities.ratio-at-4',
    'quantities.run-1#fast-4.throughputPerS',
  ]);
});

test('a number that turns a verdict says the recorded one and the computed one', async () => {
  site.edit(RUN, '"value": 989', '"value": 700');
  const [claim] = (await checkBindings(site.root)).filter(({code}) => code === 'claim-verdict');
  expect(claim.params).toMatchObject({claim: 'demo/five-times', verdict: 'holds', judged: 'wrong'});
});

test('a line says place, value seen, value computed and what to do, in both languages', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const problem = (await checkBindings(site.root)).find(({file}) => file === RU);
  expect(lineOf(problem, 'en')).toBe(
    `${RU}:17:19: the page says “989”, but run-1#fast-4.throughputPerS is “991”. ` +
      'Write “991”, as `update` does, and read the sentence again, or correct the data.',
  );
  expect(lineOf(problem, 'ru')).toBe(
    `${RU}:17:19: на странице написано «989», а run-1#fast-4.throughputPerS — это «991». ` +
      'Напишите «991», как это делает update, и перечитайте предложение или исправьте данные.',
  );
});

test('a site that was read before a change is read again after it', async () => {
  const before = await loadSite(site.root);
  expect(await loadSite(site.root)).toBe(before);
  site.edit(RUN, '"value": 989', '"value": 99.5');
  const after = await loadSite(site.root);
  const values = after.runs.byId.get('demo/run-1').measurements[0].values;
  expect(values.throughputPerS.value).toBe(99.5);
});

test('a changed module of values is loaded again in the same process', async () => {
  await loadSite(site.root);
  site.edit('src/studies/demo/quantities.ts', 'digits: 2', 'digits: 10');
  const {quantities} = await loadSite(site.root);
  expect(quantities.get('demo:ratio-at-4').digits).toBe(10);
});

import {expect, test} from 'vitest';
import {loadSite} from '../site/load-site.ts';
import {readTalks} from '../talks/read-talks.ts';
import {checkReplacedRuns} from './replaced-runs.ts';

const site = await loadSite(process.cwd());
const FIRST = 'state-or-coroutines/two-cores';
const EQUAL_SLOTS = 'state-or-coroutines/equal-slots';

/** The site, had these runs been replaced by a later one. */
const withReplaced = (...ids) => {
  const byId = new Map(site.runs.byId);
  for (const id of ids) byId.set(id, {...byId.get(id), supersededBy: 'demo/later'});
  return {...site, runs: {...site.runs, byId}};
};
const named = (problems) => [...new Set(problems.map(({params}) => params.what))];

test('the home page, and claims on slides, rest on no run that was replaced', () => {
  expect(site.runs.byId.get(FIRST).supersededBy).toBeDefined();
  expect(checkReplacedRuns({site})).toEqual([]);
});

test('the home page is refused with the figure and the text, in each language', () => {
  const problems = checkReplacedRuns({site: withReplaced(EQUAL_SLOTS)});
  expect(named(problems)).toEqual(
    expect.arrayContaining(['home/thesis', 'figure.thesis.summary', 'home.lead']),
  );
  const files = problems.map(({file}) => file);
  expect(files).toContain('src/studies/home/figures/thesis.ts');
  expect(files).toContain('i18n/en/home.json');
  expect(files).toContain('i18n/ru/studies/home.json');
  expect(problems[0].params).toMatchObject({
    run: EQUAL_SLOTS,
    by: 'demo/later',
  });
});

test('a claim on a slide is refused with its place, whether a talk was made by hand or of a study', () => {
  const key = 'state-or-coroutines/kinds-alike';
  const problems = checkReplacedRuns({site: withReplaced(EQUAL_SLOTS)});
  expect(problems.find(({params}) => params.what === key)).toMatchObject({
    code: 'rests-on-replaced',
    file: 'src/studies/state-or-coroutines/claims.ts',
    params: {what: key, run: EQUAL_SLOTS},
  });
});

test('a claim that the first run alone decides is on no slide, unless somebody puts it there', () => {
  const key = 'state-or-coroutines/more-than-product';
  const shown = readTalks(site).flatMap(({slides}) => slides.map(({claim}) => claim));
  expect(shown).not.toContain(key);
  const entry = site.claims.get(key);
  const claims = new Map(site.claims).set(key, {...entry, claim: {...entry.claim, key: true}});
  expect(named(checkReplacedRuns({site: {...site, claims}}))).toEqual([key]);
});

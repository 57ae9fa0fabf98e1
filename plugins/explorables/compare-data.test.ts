import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {createElement} from 'react';
import {describe, expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';
import {judge} from '../../lib/comparison/judge.ts';
import Compare from '../../src/components/explorables/compare/index.tsx';
import {wordsIn} from '../../src/components/explorables/frame/words.ts';
import {partsIn} from '../../test/parts.ts';
import {compareData} from './compare-data.ts';

const root = new URL('../../', import.meta.url).pathname;
const results = await readResults(root);
const catalogue = (locale, name) =>
  JSON.parse(readFileSync(`${root}i18n/${locale}/${name}.json`, 'utf8'));
const textsOf = (locale) => ({
  ...catalogue(locale, 'interface'),
  ...catalogue(locale, 'explorables'),
});
const inLanguage = (locale) => {
  const {first, others} = compareData(results, {
    ...{locale, baseUrl: '/', texts: textsOf(locale), words: catalogue(locale, 'data-words')},
    ...{pageOf: (title) => ({title}), films: {}},
  });
  return {studies: [first, ...Object.values(others)], words: wordsIn(locale, textsOf(locale))};
};
const [en, ru] = ['en', 'ru'].map(inLanguage);

const partsOf = (state, study, words) =>
  partsIn(
    createElement(Compare, {
      given: {study: {...study, start: state}, studies: [], texts: {}},
      words,
    }),
  );

/** Studies of which all runs were measured by our harnesses. */
const studyOf = ({id}) => id.split('/')[0];
const measuredElsewhere = new Set(
  [...results.values()].filter(({origin}) => origin.kind !== 'harness').map(studyOf),
);
const OWN = new Set([...results.values()].map(studyOf)).difference(measuredElsewhere);

/** Names of programs, of functions and of what files call a measurement; all else is said in Russian. */
const NAMES =
  /\b(AMPHP|ReactPHP|PHP(-FPM)?|PDO|PostgreSQL|PgBouncer|MariaDB|TCP|HTTP|SCRAM-SHA|mysql_native_password|Unix|SELECT|Fibers?|Swoole|Swow|OPcache|JIT|NTS|ZTS|Laravel|Octane|Symfony|Excimer|Linux perf|JSON|WordPress|pfp|phpspy|usleep|middleware|id)\b/gu;

test.each([...OWN])('cells of %s have Russian names, each its own within its group', (id) => {
  const {cells} = ru.studies.find((study) => study.id === id);
  const said = cells.map(({group, name}) => `${group}: ${name}`);
  const english = said.filter((text) => /[a-z]{2,}/iu.test(text.replaceAll(NAMES, '')));
  expect(english, 'i18n/<language>/data-words.json has no words for these').toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

const textOf = (html) => new JSDOM(html).window.document.body.textContent.trim();

/** The first pair of each study, and of each quantity, that is refused for a reason. */
function refusedPairs() {
  const found = new Map();
  for (const [at, study] of en.studies.entries())
    for (const a of study.cells.slice(0, 60))
      for (const b of study.cells.slice(0, 60))
        for (const of of ['throughputPerS', 'latencyMs.p99', 'memoryMb.peak']) {
          const {verdict, reason} = judge(a, b, of);
          if (verdict === 'not-comparable' && !found.has(reason))
            found.set(reason, {reason, at, of, cells: [a.id, b.id]});
        }
  return [...found.values()];
}

describe('measured pairs that can’t be compared carry a mark and say why', () => {
  const pairs = refusedPairs();

  test('the studies hold pairs of nearly every reason', () => {
    expect(pairs.map(({reason}) => reason).toSorted()).toEqual(
      expect.arrayContaining(['all-answered', 'machine', 'missing', 'regimes', 'same', 'work']),
    );
  });

  test.each(pairs)('$reason', ({reason, at, of, cells}) => {
    for (const {studies, words} of [en, ru]) {
      const parts = partsOf({study: studies[at].id, cells, of}, studies[at], words);
      const quantity = words.t(`compare.of.${of}`);
      expect(textOf(parts.sentence)).toContain(
        words.t(`compare.not.${reason}`, {a: 'A', b: 'B', quantity}),
      );
      expect(parts.sentence).toMatch(/^<svg class="compare-mark"/u);
      expect(parts.ratio).toContain(words.t('compare.refused'));
      expect(parts.ratio).not.toContain('compare-disc');
      expect(parts.cause).not.toMatch(/The ratio is|Отношение показывает/u);
    }
  });
});

test('beside a pair that can be compared, a refused one keeps its mark', () => {
  const [study] = ru.studies;
  const [a, b] = study.start.cells.map((wanted) => study.cells.find(({id}) => id === wanted));
  const other = study.cells.find(({scenario}) => scenario !== b.scenario);
  const state = {study: study.id, cells: [a.id, b.id, other.id], of: 'throughputPerS'};
  const parts = partsOf(state, study, ru.words);
  expect(parts.sentence).not.toContain('compare-mark');
  expect(parts.more).toMatch(/^<li><svg class="compare-mark"/u);
  expect(parts.ratio).toContain('<b>C / B</b>');
  expect(parts.ratio.match(/compare-disc/gu)).toHaveLength(1);
});

test('a study opens with two that were overloaded, where it has such', () => {
  const study = en.studies.find(({id}) => id === 'laravel-on-swoole');
  const {cells, of} = study.start;
  const [a, b] = cells.map((id) => study.cells.find((cell) => cell.id === id));
  expect(of).toBe('throughputPerS');
  expect(judge(a, b, of).verdict).not.toBe('not-comparable');
});

test('profilers at another sampling rate differ in that', () => {
  const {cells} = en.studies.find(({id}) => id === 'sampling-profilers');
  const [a, b] = [99, 999].map((hz) => cells.find(({id}) => id.endsWith(`/pfp-known-${hz}hz`)));
  expect([a.name, b.name]).toEqual(['pfp, 99\u00a0Hz', 'pfp, 999\u00a0Hz']);
  const study = en.studies.find(({id}) => id === 'sampling-profilers');
  const state = {study: study.id, cells: [a.id, b.id], of: Object.keys(a.values)[0]};
  expect(partsOf(state, study, en.words).cause).toContain('sampling rate');
});

test('a site without the study that the comparison opens with is refused with a way out', () => {
  const others = new Map([...results].filter(([id]) => !id.startsWith('state-or-coroutines/')));
  const page = {
    locale: 'en',
    baseUrl: '/',
    texts: textsOf('en'),
    words: catalogue('en', 'data-words'),
  };
  expect(() => compareData(others, {...page, pageOf: (title) => ({title}), films: {}})).toThrow(
    /opens with the study “state-or-coroutines”.*Correct FIRST_STUDY\./u,
  );
});

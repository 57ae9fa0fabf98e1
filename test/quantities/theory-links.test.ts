import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';
import {parsePage} from '../../content/site/parse-page.ts';
import {readSite} from '../../content/site/load-site.ts';
import {tagsNamed} from '../../content/site/tags.ts';
import {evaluateValue} from '../../content/value/evaluate.ts';
import {optionsOf} from '../../lib/gains/options.ts';
import {frameworkCells} from '../../lib/pool/measured-cells.ts';
import {FRAMEWORK_STUDY, answerData} from '../../plugins/explorables/answer-data.ts';
import {applicationOf} from '../../src/components/explorables/answer/fields.ts';
import {startState} from '../../src/components/explorables/answer/state.ts';
import {readState} from '../../src/components/explorables/frame/form.ts';
import {setupsOf} from '../../src/components/explorables/pool/setups.ts';
import {KEYS, formOf} from '../../src/components/explorables/pool/state.ts';
import {statisticsOf} from '../../src/components/explorables/pool/worker.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs/current';
const PAGES = readdirSync(join(ROOT, 'docs/theory'));
const textOf = (folder, page) => readFileSync(join(ROOT, folder, 'theory', page), 'utf8');
const linksIn = (text) =>
  [...text.matchAll(/\/explore\/worker-pool\/(\?[^)]*)\)/gu)].map(([, search]) => search);
const numbersIn = (text) =>
  [...text.matchAll(/<ToAnswer numbers="([^"]*)"/gu)].map(([, numbers]) => numbers);

const site = await readSite(ROOT);
const results = await readResults(ROOT);
const run = (name) => results.get(FRAMEWORK_STUDY[name]);
const cells = frameworkCells({shared: run('shared'), alone: run('alone'), boot: run('boot')});
const kind = formOf([
  {...cells[0], id: 'factorial-per-request-blocking-n1-bench-wait-2-saturated'},
  ...cells,
]);
const given = answerData(results, {baseUrl: '/', words: {}});

/** What a page shows of a quantity, as a number. */
function shown(name) {
  const {tree} = parsePage('page.mdx', `<Value of="theory:${name}">?</Value>`);
  const [tag] = tagsNamed(tree, 'Value');
  return Number(
    evaluateValue(tag, {file: 'page.mdx', locale: 'en'}, site).text.replaceAll(/[,%]/gu, ''),
  );
}

/** Both sides of the simulator as a page’s link opens it. */
function openedAt(page, at) {
  const {state} = readState(linksIn(textOf('docs', page))[at], kind);
  const setups = setupsOf(state, cells, {requests: state.load === 'once' ? state.n : state.total});
  return {blocking: statisticsOf(setups.blocking), coroutines: statisticsOf(setups.coroutines)};
}

/** What the calculator says serves most of what it is asked about, as a page’s link opens it. */
function answeredAt(page, at) {
  const hash = `#v=1&${numbersIn(textOf('docs', page))[at]}`;
  const {values, texts} = startState(given, {search: '', hash});
  expect(texts).toEqual({});
  return optionsOf(applicationOf(values));
}

test.each(PAGES)(
  '%s: each link into a tool gives what the tool can read, the same in both languages',
  (page) => {
    const [english, russian] = ['docs', RUSSIAN].map((folder) => textOf(folder, page));
    expect(linksIn(russian)).toEqual(linksIn(english));
    expect(numbersIn(russian)).toEqual(numbersIn(english));
    for (const search of linksIn(english)) {
      expect(readState(search, kind).bad).toEqual([]);
      for (const key of new URLSearchParams(search).keys()) expect(KEYS).toContain(key);
    }
  },
);

test('computing requests: the simulator opens with the run of which the page gives the percentiles', () => {
  const {blocking, coroutines} = openedAt('head-of-line.mdx', 0);
  const p99 = ({summary}) => Math.round(1000 * summary.latencyS.p99.value);
  expect(p99(coroutines)).toBe(shown('held-simulated-p99-coroutines'));
  expect(p99(blocking)).toBe(shown('held-simulated-p99-processes'));
  const delayMs = 1000 * coroutines.summary.latencyS.mean.value - shown('laravel-service');
  expect(delayMs / shown('held-loop')).toBeGreaterThan(0.8);
  expect(delayMs / shown('held-loop')).toBeLessThan(1.2);
});

test('fan-out: one request alone takes the sum, then the longest', () => {
  const ms = [0, 1].map(
    (at) => 1000 * openedAt('fan-out.mdx', at).blocking.summary.latencyS.mean.value,
  );
  expect(ms[0]).toBeCloseTo(shown('laravel-service'), 0.5);
  expect(ms[1]).toBeCloseTo(shown('fan-at-once'), 0.5);
});

test('back-pressure: a third of the places, as many answers, a third of the time', () => {
  const [long, short] = [0, 1].map((at) => openedAt('back-pressure.mdx', at).blocking);
  expect(short.summary.throughputPerS / long.summary.throughputPerS).toBeCloseTo(1, 1);
  expect(long.summary.latencyS.p50.value / short.summary.latencyS.p50.value).toBeCloseTo(3, 0.5);
  expect(long.dropped / (long.dropped + long.sent)).toBeCloseTo(shown('full-refused') / 100, 1);
});

test('the pool: connections bind where a request holds one throughout, slots where its queries do', () => {
  const [request, query] = [0, 1].map((at) => answeredAt('connection-pool.mdx', at).now.limit);
  expect([request.id, query.id]).toEqual(['connections', 'slots']);
  expect(Math.round(request.perS)).toBe(shown('pool-request'));
  expect(Math.round(query.perS) / shown('pool-slots-bound')).toBeCloseTo(1, 2);
});

test('Amdahl: the calculator gains by state what the law says', () => {
  expect(answeredAt('contention.mdx', 0).state.gain).toBeCloseTo(shown('amdahl-state'), 2);
});

// @ts-check
import {comparableCells} from '../../lib/comparison/index.js';
import {RUNTIMES} from '../../lib/result/runtimes.js';
import {wordsIn} from '../../src/components/explorables/frame/words.js';
import {startOf} from '../../src/components/explorables/compare/start.js';
import {FIRST_STUDY} from '../../src/components/explorables/compare/state.js';

/** @import {Cell as Measured} from '../../lib/comparison/cell.js' */
/** @import {Run} from '../../lib/result/types.js' */
/** @import {Cell, Study} from '../../src/components/explorables/compare/state.js' */

/**
 * Studies with cells that can be compared, each as it is handed to browsers.
 *
 * @param {Map<string, Run>} results by id
 * @param {object} page
 * @param {string} page.locale
 * @param {string} page.baseUrl of the language
 * @param {Record<string, string>} page.texts of explorables
 * @param {Record<string, string>} page.words names in result files → in the page's language
 * @param {(study: string) => {title: string, address?: string}} page.pageOf
 * @param {Record<string, {run: string, ids: readonly string[]}>} page.films by study, measurements that the simulator
 *   can start from
 * @returns {{first: Study, others: Record<string, Study>, studies: {id: string, title: string}[]}} `first`: the study that
 *   the page opens with; `others` by name of their files
 *
 * @typedef {import('../../src/components/explorables/frame/words.js').Words & {phrase: (text: string) => string}} Say `phrase`
 *   gives what a file says in the page's language
 */
export function compareData(results, {locale, baseUrl, texts, words, pageOf, films}) {
  /** @type {Say} */
  const say = {...wordsIn(locale, texts), phrase: (text) => words[text] ?? text};
  const ids = [...new Set(Array.from(results.keys(), (id) => id.split('/')[0]))];
  const all = ids
    .map((id) => {
      const runs = [...results.values()].filter((run) => run.id.startsWith(`${id}/`));
      const {title, address = `/studies/${id}/`} = pageOf(id);
      const filmsFrom = filmsOf(films[id], baseUrl);
      return {
        id,
        title,
        page: baseUrl + address.slice(1),
        cells: cellsOf(runs, say),
        films: filmsFrom,
      };
    })
    .filter(({cells}) => cells.length > 1)
    .map((study) => ({...study, start: startOf(study)}));
  const others = all.filter(({id}) => id !== FIRST_STUDY);
  const first = all.find(({id}) => id === FIRST_STUDY);
  if (!first)
    throw new Error(
      `the comparison opens with the study “${FIRST_STUDY}”, of which two cells at least have to be measured; studies with so many: ${all.map(({id}) => id).join(', ')}. Correct FIRST_STUDY.`,
    );
  return {
    first,
    others: Object.fromEntries(others.map((study) => [`compare-${study.id}`, study])),
    studies: all.map(({id, title}) => ({id, title})),
  };
}

/** @param {{run: string, ids: readonly string[]} | undefined} films of a study @param {string} baseUrl */
function filmsOf(films, baseUrl) {
  if (!films) return {};
  const {run, ids} = films;
  return Object.fromEntries(
    ids.map((id) => [
      `${run}/${id}`,
      `${baseUrl}explore/worker-pool/?cell=${encodeURIComponent(id)}`,
    ]),
  );
}

/**
 * What of a cell is shown as its file says it, in the page's language.
 *
 * @param {Measured} cell
 * @param {Say} say
 */
function inWords(cell, {phrase}) {
  const named = (/** @type {Record<string, string>} */ all) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [phrase(name), value]));
  const machine = Object.entries(cell.machine).map(([name, value]) => [
    name,
    typeof value === 'string' ? phrase(value) : value,
  ]);
  return {
    ...cell,
    // Its name as it is written: browsers need no list of all runtimes.
    runtime: RUNTIMES[cell.runtime].label,
    ...{run: phrase(cell.run), label: phrase(cell.label), machine: Object.fromEntries(machine)},
    ...{versions: named(cell.versions), settings: named(cell.settings)},
  };
}

/** @param {Run[]} runs @param {Say} say */
function cellsOf(runs, say) {
  const cells = runs.flatMap((run) =>
    comparableCells(run).map((cell) => ({
      ...inWords(cell, say),
      name: nameOf(cell, say),
      group: groupOf(run, cell, runs.length > 1, say),
    })),
  );
  return withoutShared(withOwnNames(cells, say));
}

/**
 * What a cell is called: of our own servers by what they keep, of others as their source calls them. Files of our own
 * that aren't about waiting requests have labels of their own.
 *
 * @param {Measured} cell
 * @param {Say} say
 */
function nameOf({label, runtime, app, state, workers, slots, waiting}, {t, number, phrase}) {
  if (slots === null || workers === null || !('application' in state))
    return pooled(phrase(label), workers, {t, number});
  const kept = [state.application, state.connection].map((each) => (each === 'kept' ? 'k' : 'd'));
  const own = t(`compare.server.${runtime}`);
  const server = t(`compare.kept.${kept.join('')}`, {
    server:
      app && app !== 'small' ? t('compare.app', {server: own, app: t(`compare.app.${app}`)}) : own,
  });
  const count = {count: workers, value: number(workers)};
  if (waiting === 'coroutine') return t('compare.pool.coroutines', {...count, server, slots});
  return t('compare.pool.blocking', {...count, server});
}

/**
 * A server of somebody else, with its workers where they were told.
 *
 * @param {string} server
 * @param {number | null} workers
 * @param {Pick<Say, 't' | 'number'>} say
 */
function pooled(server, workers, {t, number}) {
  if (!workers) return server;
  return t('compare.pool.any', {count: workers, value: number(workers), server});
}

/**
 * What a cell was asked to do, and in which run where a study has several.
 *
 * @param {Run} run
 * @param {Measured} cell
 * @param {boolean} hasRuns
 * @param {Say} say
 */
function groupOf(run, {scenario}, hasRuns, {t, say, phrase}) {
  const wait = run.scenarios[scenario]?.ioWaitPerQueryMs;
  const work = workOf(run, scenario, phrase);
  const asked =
    typeof wait === 'number' && wait > 0
      ? t('compare.work.waits', {work, wait: say('ms', wait)})
      : work;
  return hasRuns ? `${asked} · ${phrase(run.id.split('/')[1])}` : asked;
}

/**
 * Other work than what goes by the same label has its own name beside that.
 *
 * @param {Run} run
 * @param {string} scenario
 * @param {Say['phrase']} phrase
 */
function workOf({scenarios}, scenario, phrase) {
  const {label, ioWaitPerQueryMs} = scenarios[scenario] ?? {};
  const isShared = Object.entries(scenarios).some(
    ([other, its]) =>
      other !== scenario && its.label === label && its.ioWaitPerQueryMs === ioWaitPerQueryMs,
  );
  const work = phrase(label ?? scenario);
  return label && isShared ? `${work}, ${phrase(scenario)}` : work;
}

/**
 * Cells of one group that share a name get what tells them apart: their load, what varied, at last their id.
 *
 * @param {Cell[]} cells
 * @param {Say} say
 */
function withOwnNames(cells, {t, say, number, phrase}) {
  /** @type {((cell: Cell) => string | number | null | undefined)[]} */
  const tell = [
    ({parameters: {point}}) => point && t(`compare.point.${point}`),
    ({parameters: {part}}) => part && phrase(`part ${part}`),
    ({load: {model, cap}}) =>
      model === 'closed' && cap ? t('compare.cap', {count: cap, value: number(cap)}) : '',
    ({load: {model, ratePerS}}) => (model === 'open' && ratePerS ? say('perS', ratePerS) : ''),
    ({load: {samplingRateHz}}) => samplingRateHz && say('hz', samplingRateHz),
    ({parameters: {point: _, ...rest}}) =>
      Object.entries(rest)
        .map(([name, value]) => phrase(`${name} ${value}`))
        .join(', '),
    ({id}) => id.split('/')[1],
  ];
  return tell.reduce((named, of) => {
    const twice = repeatedNames(named);
    return named.map((cell) => {
      const more = twice.has(keyOf(cell)) && of(cell);
      return more ? {...cell, name: `${cell.name}, ${more}`} : cell;
    });
  }, cells);
}

/** @param {Cell} cell */
const keyOf = ({group, name}) => `${group}\n${name}`;

/** @param {Cell[]} cells */
function repeatedNames(cells) {
  const seen = new Set();
  return new Set(cells.map(keyOf).filter((key) => seen.size === seen.add(key).size));
}

/** Settings that are the same in a whole study can't differ between two of its cells. @param {Cell[]} cells */
function withoutShared(cells) {
  const differing = (/** @type {'settings' | 'versions'} */ kind) => {
    const names = new Set(cells.flatMap((cell) => Object.keys(cell[kind])));
    return [...names].filter((name) => new Set(cells.map((cell) => cell[kind][name])).size > 1);
  };
  const [settings, versions] = [differing('settings'), differing('versions')];
  const pick = (/** @type {Record<string, string>} */ all, /** @type {string[]} */ names) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  return cells.map((cell) => ({
    ...cell,
    settings: pick(cell.settings, settings),
    versions: pick(cell.versions, versions),
  }));
}

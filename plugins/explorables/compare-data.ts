import {comparableCells} from '../../lib/comparison/cell.ts';
import {FAMILIES, familiesOf} from '../../lib/result/families.ts';
import {RUNTIMES} from '../../lib/result/runtimes.ts';
import {wordsIn} from '../../src/components/explorables/frame/words.ts';
import {startOf, FIRST_STUDY, STARTS} from '../../src/components/explorables/compare/state.ts';
import type {Cell as Measured} from '../../lib/comparison/cell.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Cell, Listed, Study} from '../../src/components/explorables/compare/state.ts';
import type {Words} from '../../src/components/explorables/frame/words.ts';

/** `phrase` gives what a file says in the page's language */
export type Say = Words & {phrase: (text: string) => string};

/** What a page of one language is made from. */
interface Page {
  locale: string;
  /** of the language */
  baseUrl: string;
  /** of explorables */
  texts: Record<string, string>;
  /** names in result files → in the page's language */
  words: Record<string, string>;
  pageOf: (study: string) => {title: string; address?: string};
  /** by study, measurements that the simulator can start from */
  films: Record<string, Film>;
}

type Film = {run: string; ids: readonly string[]};

/**
 * Studies with cells that can be compared, each as it is handed to browsers.
 *
 * @param results by id
 * @returns `first`: the study that the page opens with; `others` by name of their files; `systems` of all studies
 */
export function compareData(
  results: Map<string, Run>,
  {locale, baseUrl, texts, words, pageOf, films}: Page,
): {
  first: Study;
  others: Record<string, Study>;
  systems: Listed[];
  studies: {id: string; title: string}[];
} {
  const say: Say = {...wordsIn(locale, texts), phrase: (text) => words[text] ?? text};
  const byStudy = Map.groupBy(results.values(), (run) => run.id.split('/')[0]);
  const all = Array.from(byStudy, ([id, runs]) => {
    const {title, address = `/studies/${id}/`} = pageOf(id);
    const page = baseUrl + address.slice(1);
    return {id, title, page, cells: cellsOf(runs, say), films: filmsOf(films[id], baseUrl)};
  })
    .filter(({cells}) => cells.length > 1)
    .map((study) => ({...study, start: startOf(study)}));
  const others = all.filter(({id}) => id !== FIRST_STUDY);
  const first = all.find(({id}) => id === FIRST_STUDY);
  if (!first)
    throw new Error(
      `the comparison opens with the study “${FIRST_STUDY}”, of which two cells at least have to be measured; studies with so many: ${all.map(({id}) => id).join(', ')}. Correct FIRST_STUDY.`,
    );
  for (const {name, study, cells} of STARTS)
    for (const id of cells)
      if (!all.some((each) => each.id === study && each.cells.some((cell) => cell.id === id)))
        throw new Error(
          `the comparison’s start “${name}” asks for ${study}: ${id}, which isn’t among the cells that can be compared. Correct STARTS.`,
        );
  return {
    first,
    others: Object.fromEntries(others.map((study) => [`compare-${study.id}`, study])),
    systems: all.flatMap(systemsOf),
    studies: all.map(({id, title}) => ({id, title})),
  };
}

/** The systems of a study, each once: what is looked into when words are looked for in all studies. */
function systemsOf({id: study, title, cells}: Study): Listed[] {
  const bySystem = Map.groupBy(cells, ({run, system}) => `${run}/${system}`);
  const listed = Array.from(bySystem.values(), ([{id: cell, name, label, runtime, group}]) => ({
    ...{study, title, cell, name},
    text: [label, runtime, group].join(' '),
  }));
  return [...new Map(listed.map((each) => [each.name, each])).values()];
}

const filmsOf = (film: Film | undefined, baseUrl: string) =>
  Object.fromEntries(
    (film?.ids ?? []).map((id) => [
      `${film?.run}/${id}`,
      `${baseUrl}explore/worker-pool/?cell=${encodeURIComponent(id)}`,
    ]),
  );

/** What of a cell is shown as its file says it, in the page's language. */
function inWords(cell: Measured, {phrase}: Say) {
  const named = (all: Record<string, string>) =>
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

function cellsOf(runs: Run[], say: Say) {
  const cells = runs.flatMap((run) => {
    // A copy only shows how often rules err.
    const own = comparableCells(run).filter(({system}) => run.systems[system].copyOf === undefined);
    return byFamily(own).map((cell) => ({
      ...inWords(cell, say),
      name: inFamily(cell, nameOf(cell, say)),
      group: groupOf(run, cell, runs.length > 1, say),
    }));
  });
  return withoutShared(withOwnNames(cells, say));
}

/** What readers call a server, before what its source calls it: a name that doesn’t have it is told by its family. */
function inFamily(cell: Measured, name: string) {
  const families = familiesOf(cell).map((id) => FAMILIES[id].name);
  const own = families.map((family) => family.replace(/^Laravel /u, ''));
  if (own.length === 0 || own.some((family) => name.includes(family))) return name;
  const [first, ...rest] = name.split(',');
  const isSame = first.toLowerCase() === own[0].toLowerCase();
  return [isSame ? own[0] : `${own[0]}: ${first}`, ...rest].join(',');
}

/** Variants of a family stand together within what they were asked to do. */
function byFamily(cells: readonly Measured[]): Measured[] {
  const order = Object.keys(FAMILIES);
  const at = (cell: Measured) => {
    const [family] = familiesOf(cell).filter((id) => id !== 'octane');
    return family === undefined ? order.length : order.indexOf(family);
  };
  const rank = new Map(cells.map((cell) => [cell, at(cell)]));
  return cells.toSorted((a, b) => Number(rank.get(a)) - Number(rank.get(b)));
}

/**
 * What a cell is called: of our own servers by what they keep, of others as their source calls them. Files of our own
 * that aren't about waiting requests have labels of their own.
 */
function nameOf({label, runtime, app, state, workers, slots, waiting}: Measured, say: Say) {
  const {t, counted, phrase} = say;
  if (slots === null || workers === null || !('application' in state))
    return pooled(phrase(label), workers, say);
  const kept = [state.application, state.connection].map((each) => (each === 'kept' ? 'k' : 'd'));
  const own = t(`compare.server.${runtime}`);
  const ofApp = () => t('compare.app', {server: own, app: t(`compare.app.${app}`)});
  const server = t(`compare.kept.${kept.join('')}`, {
    server: app && app !== 'small' ? ofApp() : own,
  });
  const kind = waiting === 'coroutine' ? 'coroutines' : 'blocking';
  return t(`compare.pool.${kind}`, {...counted(workers), server, slots});
}

/** A server of somebody else, with its workers where they were told. */
const pooled = (server: string, workers: number | null, {t, counted}: Say) =>
  workers ? t('compare.pool.any', {...counted(workers), server}) : server;

/** What a cell was asked to do, and in which run where a study has several. */
function groupOf(run: Run, {scenario}: Measured, hasRuns: boolean, {t, say, phrase}: Say) {
  const wait = run.scenarios[scenario]?.ioWaitPerQueryMs;
  const work = workOf(run, scenario, phrase);
  const asked =
    typeof wait === 'number' && wait > 0
      ? t('compare.work.waits', {work, wait: say('ms', wait)})
      : work;
  return hasRuns ? `${asked} · ${phrase(run.id.split('/')[1])}` : asked;
}

/** Other work than what goes by the same label has its own name beside that. */
function workOf({scenarios}: Run, scenario: string, phrase: Say['phrase']) {
  const {label, ioWaitPerQueryMs} = scenarios[scenario] ?? {};
  const isShared = Object.entries(scenarios).some(
    ([other, its]) =>
      other !== scenario && its.label === label && its.ioWaitPerQueryMs === ioWaitPerQueryMs,
  );
  const work = phrase(label ?? scenario);
  return label && isShared ? `${work}, ${phrase(scenario)}` : work;
}

/** Cells of one group that share a name get what tells them apart: their load, what varied, at last their id. */
function withOwnNames(cells: Cell[], {t, say, counted, phrase}: Say) {
  const tell: ((cell: Cell) => string | number | null | undefined)[] = [
    ({label}) => phrase(label.split(':')[0]),
    ({parameters: {point}}) => point && t(`compare.point.${point}`),
    ({parameters: {part}}) => part && phrase(`part ${part}`),
    ({load: {model, cap}}) => (model === 'closed' && cap ? t('compare.cap', counted(cap)) : ''),
    ({load: {model, ratePerS}}) => (model === 'open' && ratePerS ? say('perS', ratePerS) : ''),
    ({load: {samplingRateHz}}) => samplingRateHz && say('hz', samplingRateHz),
    ({parameters: {point: _, ...rest}}) =>
      Object.entries(rest)
        .map(([name, value]) => phrase(`${name} ${value}`))
        .join(', '),
    ({id}) => id.split('/')[1],
  ];
  return tell.reduce((named, of) => {
    const alike = Map.groupBy(named, keyOf);
    return named.map((cell) => {
      const isTold = new Set(alike.get(keyOf(cell))?.map(of)).size > 1;
      const more = isTold && of(cell);
      return more ? {...cell, name: `${cell.name}, ${more}`} : cell;
    });
  }, cells);
}

const keyOf = ({group, name}: Cell) => `${group}\n${name}`;

/** Settings that are the same in a whole study can't differ between two of its cells. */
function withoutShared(cells: Cell[]) {
  const differing = (kind: 'settings' | 'versions') => {
    const names = new Set(cells.flatMap((cell) => Object.keys(cell[kind])));
    return [...names].filter((name) => new Set(cells.map((cell) => cell[kind][name])).size > 1);
  };
  const [settings, versions] = [differing('settings'), differing('versions')];
  const pick = (all: Record<string, string>, names: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  return cells.map((cell) => ({
    ...cell,
    settings: pick(cell.settings, settings),
    versions: pick(cell.versions, versions),
  }));
}

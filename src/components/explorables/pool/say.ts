import {recordOf} from '../../../../lib/queueing/machine/record.ts';
import {setupsOf, timesOf, workOf} from './setups.ts';
import {KEYS, LESSONS, SLOW_LESSON, cellWith, stateOf} from './state.ts';
import type {SimulationRecord} from '../../../../lib/queueing/machine/simulate.ts';
import type {Words} from '../frame/words.ts';
import type {Timelines} from './timelines.ts';
import type {Cell, State} from './state.ts';

/** What the picture shows, in words: the answer first. */
export function sentenceOf(
  state: State,
  cells: readonly Cell[],
  timelines: Timelines,
  words: Words,
): string {
  const {t, ms, say, counted} = words;
  const params = {
    requests: t('pool.requests', counted(state.n)),
    workers: state.equal
      ? t('pool.equalSlots', {slots: say('count', state.workers * state.slots)})
      : say('workers', state.workers),
    blocking: ms(timelines.blocking.record.elapsedS),
    coroutines: ms(timelines.coroutines.record.elapsedS),
  };
  if (state.lesson === 1) {
    const {cpuS, ioS} = timesOf(workOf(state, cells));
    return t('pool.sentence.one', {...params, cpu: ms(cpuS), io: ms(ioS)});
  }
  if (state.lesson === SLOW_LESSON) return slowSentence(state, cells, timelines, words);
  const load = state.load === 'once' ? 'once' : 'load';
  if (state.lesson === 2) return t(`pool.sentence.${load}`, params);
  const other = setupsOf({...state, kept: !state.kept}, cells, {requests: state.n});
  return t(`pool.sentence.${load}.${state.kept ? 'kept' : 'dropped'}`, {
    ...params,
    otherBlocking: ms(recordOf(other.blocking).elapsedS),
    otherCoroutines: ms(recordOf(other.coroutines).elapsedS),
  });
}

/** What slow calls do to the others, with workers reserved for these and without. */
function slowSentence(
  state: State,
  cells: readonly Cell[],
  {blocking, coroutines}: Timelines,
  {t, ms, counted, number}: Words,
): string {
  const {n, slowevery, reserve, workers} = state;
  const slowestOf = ({requests}: SimulationRecord) =>
    Math.max(
      0,
      ...Array.from(requests.answeredS, (answeredS, request) =>
        request % slowevery === 0 ? 0 : answeredS - requests.arrivedS[request],
      ),
    );
  const other = setupsOf({...state, reserve: reserve > 0 ? 0 : 1}, cells, {requests: n});
  return t(`pool.sentence.slow${reserve > 0 ? '.reserved' : ''}`, {
    requests: t('pool.requests', counted(n)),
    ...{slow: number(slowevery > 0 ? Math.ceil(n / slowevery) : 0), workers: number(workers)},
    reserve: number(Math.min(reserve, workers - 1)),
    ...{blocking: ms(slowestOf(blocking.record)), coroutines: ms(slowestOf(coroutines.record))},
    other: ms(slowestOf(recordOf(other.blocking))),
  });
}

/**
 * What was measured, and how far the simulator lies from it: at a cell as it was measured, that cell; at the start, the
 * four corners of the same server; elsewhere the range over the study’s cells with the same limit.
 */
export function measuredSentence(state: State, cells: readonly Cell[], words: Words): string {
  const {isAsMeasured, isStart} = placeOf(state, cells);
  if (isAsMeasured) return cellSentence(cellWith(cells, state.cell), words);
  const {t, say} = words;
  if (isStart) {
    const corners = CORNERS.map((id) => cellWith(cells, `${id}-bench-wait-2-saturated`));
    const [blocking, coroutines, keptBlocking, keptCoroutines] = corners.map(({measuredPerS}) =>
      say('count', measuredPerS, {digits: 0}),
    );
    return t('pool.measured.corners', {
      ...{blocking, coroutines, keptBlocking, keptCoroutines},
      ...rangeOf(corners, words),
    });
  }
  const {study} = cellWith(cells, state.cell);
  const [slots, cores] = ['slots', 'cores'].map((limit) =>
    rangeOf(
      cells.filter((cell) => cell.study === study && cell.limiting === limit),
      words,
    ),
  );
  return t('pool.measured.range', {
    ...{slotsLow: slots.low, slotsHigh: slots.high, coresLow: cores.low, coresHigh: cores.high},
  });
}

function cellSentence(
  {isAtOfferedRate, measuredPerS, modelPerS, low, high}: Cell,
  {t, say, number}: Words,
) {
  return t(isAtOfferedRate ? 'pool.measured.atRate' : 'pool.measured.cell', {
    ...{measured: say('perS', measuredPerS), low: number(low), high: number(high)},
    ...{model: say('perS', modelPerS), ratio: say('ratio', measuredPerS / modelPerS, {digits: 2})},
  });
}

function rangeOf(cells: readonly Cell[], {say}: Words) {
  const ratios = cells.map(({measuredPerS, modelPerS}) => measuredPerS / modelPerS);
  const written = (ratio: number) => say('ratio', ratio, {digits: 2});
  return {low: written(Math.min(...ratios)), high: written(Math.max(...ratios))};
}

const CORNERS = [
  'factorial-per-request-blocking-n1',
  'factorial-per-request-coroutine-c16-n1',
  'factorial-kept-blocking-n1',
  'factorial-kept-coroutine-c16-n1',
];

/** Whether a state is a cell as it was measured, or the start. */
function placeOf(state: State, cells: readonly Cell[]) {
  const given = stateOf(cells, state.cell);
  const free = ['lesson', 'n', 'total', 'seed'];
  const isSame = KEYS.every((key) => free.includes(key) || given[key] === state[key]);
  const isStart =
    state.load === 'once' &&
    state.workers === 1 &&
    given.tcpu === state.tcpu &&
    given.tio === state.tio &&
    given.boot === state.boot;
  return {isAsMeasured: isSame && state.load !== 'once', isStart};
}

/** What a measured cell is called. */
export function nameOf(
  {server, bootsEachTime, connectsEachTime, waiting, workers, coroutinesPerWorker}: Cell,
  {t, say}: Words,
) {
  const state = `${bootsEachTime ? 'boots' : 'keeps'}-${connectsEachTime ? 'connects' : 'keeps'}`;
  return t(`pool.cell.${waiting}`, {
    ...{server: t(`pool.server.${server}`), state: t(`pool.cell.${state}`)},
    ...{workers: say('workers', workers), slots: coroutinesPerWorker},
  });
}

/** The sentence of a lesson, with the code of the picture. */
export const lessonText = ({lesson}: State, {t}: Words) =>
  t(`pool.lesson.${LESSONS[lesson - 1]}.text`);

/** How long it plays at its usual speed, seconds. */
export const PLAY_S = 8;

export const slowText = (endS: number, {t, ms, say}: Words) =>
  t('pool.slow', {here: say('s', 1), there: ms(endS / PLAY_S, 2)});

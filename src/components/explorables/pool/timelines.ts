import {coreSteps} from '../../../../lib/queueing/machine/levels.ts';
import {recordOf} from '../../../../lib/queueing/machine/record.ts';
import {tableOf} from '../../../../lib/typed.ts';
import {WIDTH} from '../frame/paths.ts';
import {SIDES, setupsOf} from './setups.ts';
import type {Segment} from '../../../../lib/queueing/machine/record.ts';
import type {SimulationRecord} from '../../../../lib/queueing/machine/simulate.ts';
import type {Words} from '../frame/words.ts';
import type {Side} from './setups.ts';
import type {Cell, State} from './state.ts';

export type {Segment};

/** a slot of a worker, or a line of those who queue; pixels; `head`: room for numbers over the bar */
export type Row = {
  kind: 'slot' | 'queue';
  top: number;
  height: number;
  head: number;
  worker: number;
  segments: Segment[];
};

/** One side as it is drawn. */
export type Timeline = {
  record: SimulationRecord;
  rows: Row[];
  workers: {top: number; height: number}[];
  queueTop: number;
  height: number;
  busy: Segment[];
  cores: {timeS: number; value: number}[];
};

export type Timelines = Record<Side, Timeline>;

/** Heads of a table's columns. */
export const headOf = (names: readonly string[], {t}: Words) =>
  names.map((name) => t(`pool.column.${name}`));

export const CORE_HEIGHT = 18;
const SLOT = {one: 72, few: 26, many: 13, crowd: 9};
/** Room over a bar for the number of its request, where rows are high enough for one. */
const HEAD = {one: 0, few: 11, many: 0, crowd: 0};
const QUEUE = {few: 11, many: 7, crowd: 4};
const GAP = 8;
/** So many workers are drawn whether they did anything or not. */
const MOST_DRAWN = 64;

/** Both sides as they are drawn, computed before anything moves. */
export function timelinesOf(state: State, cells: readonly Cell[]): Timelines {
  const setups = setupsOf(state, cells, {requests: state.n, keepsSegments: true});
  return tableOf(SIDES, (side) => timelineOf(recordOf(setups[side])));
}

function timelineOf(record: SimulationRecord): Timeline {
  const {workers: count} = record.setup;
  const bySlot = Map.groupBy(
    record.segments.filter(({slot}) => slot >= 0),
    ({slot}) => slot,
  );
  const queued = record.segments.filter(({kind}) => kind === 'queue');
  const slots = [...bySlot.keys()].sort((a, b) => (a % count) - (b % count) || a - b);
  const lines = linesOf(queued);
  const isAlone = record.requests.count === 1;
  const size = isAlone ? 'one' : slots.length <= 10 ? 'few' : slots.length <= 24 ? 'many' : 'crowd';
  const rows: Row[] = [];
  const workers = [];
  let top = CORE_HEIGHT + GAP;
  for (let worker = 0; worker < count; worker += 1) {
    const start = top;
    const own = slots.filter((each) => each % count === worker);
    // Of very many workers, those that nobody needed aren't drawn.
    if (own.length === 0 && count > MOST_DRAWN) continue;
    for (const slot of own) {
      const segments = bySlot.get(slot) ?? [];
      rows.push({kind: 'slot', top, height: SLOT[size], head: HEAD[size], worker, segments});
      top += SLOT[size];
    }
    if (top === start) top += SLOT[size];
    workers.push({top: start, height: top - start});
    top += worker < count - 1 ? GAP / 2 : 0;
  }
  const queueTop = top + GAP;
  if (lines.length > 0) top = queueTop;
  const line = lines.length > 12 ? 'crowd' : lines.length > 8 ? 'many' : 'few';
  for (const segments of lines) {
    rows.push({kind: 'queue', top, height: QUEUE[line], head: 0, worker: -1, segments});
    top += QUEUE[line];
  }
  const busy = record.segments.filter(({core}) => core >= 0);
  return {...{record, rows, workers, queueTop, height: top + 2, busy}, cores: coreSteps(busy)};
}

/** Those who queue in as few lines as will do, each in the first that is free when it comes. */
function linesOf(queued: Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of [...queued].sort((a, b) => a.startS - b.startS || a.request - b.request)) {
    const free = lines.find((line) => line[line.length - 1].endS <= segment.startS);
    if (free) free.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

/** When the longest ends, seconds. */
export const endOf = (timelines: readonly Timeline[]) =>
  Math.max(...timelines.map(({record}) => record.elapsedS));

/**
 * Times at which something happens on either side.
 *
 * @returns seconds, ascending, from zero
 */
export function eventsOf(timelines: Timelines): number[] {
  const all = Object.values(timelines).flatMap(({record}) =>
    record.segments.flatMap(({startS, endS}) => [startS, endS]),
  );
  // What differs by rounding alone is one event.
  const times = new Set([0, ...all].map((timeS) => Math.round(timeS * 1e7) / 1e7));
  return [...times].sort((a, b) => a - b);
}

/**
 * How many cores are busy, as steps under the top of the picture.
 *
 * @returns path
 */
export function coresPath({cores, record}: Timeline, endS: number): string {
  const height = CORE_HEIGHT - 2;
  const yOf = (busy: number) => Math.round(height * (1 - busy / record.setup.cores) * 100) / 100;
  const steps = cores.map(
    ({timeS, value}) => `H${Math.round((timeS / endS) * WIDTH)}V${yOf(value)}`,
  );
  return `M0 ${height}${steps.join('')}V${height}z`;
}

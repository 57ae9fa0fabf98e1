import {simulate} from '../queueing/machine/simulate.ts';
import {summarise} from '../queueing/machine/summary.ts';
import {measurementsOf, valueOf} from '../result/read.ts';
import {loadNumber, workersOf} from '../result/stated.ts';
import type {Points} from '../chart-data/types.ts';
import type {Run} from '../result/types.ts';

type CappedLoad = Record<'arrivalRatePerS' | 'durationS' | 'gracefulStopS' | 'maxVus', number>;

type SaturatedPoint = {workers: number; throughputPerS: number};

type PublishedPoint = SaturatedPoint & {id: string; p50Ms: number; droppedShare: number};

export type Exhibit = {
  load: CappedLoad;
  label: string;
  runtime: string;
  points: PublishedPoint[];
};

/**
 * A saturated server of an open-load run with a cap on virtual users, for the exhibit on that cap.
 *
 * @param run whose load is open with `maxVus`
 * @param system id of a blocking system in it
 * @returns points by ascending workers
 * @throws {Error} when a number that this needs is absent
 */
export function exhibitOf(run: Run, system: string): Exhibit {
  const {label, runtime} = run.systems[system];
  const [first] = measurementsOf(run, {system});
  const load = {
    arrivalRatePerS: loadNumber(run, first.id, 'arrivalRatePerS'),
    durationS: loadNumber(run, first.id, 'durationS'),
    gracefulStopS: loadNumber(run, first.id, 'gracefulStopS'),
    maxVus: loadNumber(run, first.id, 'maxVus'),
  };
  const points = measurementsOf(run, {system, status: 'measured'})
    .map(({id}) => ({
      ...{id, workers: workersOf(run, id)},
      throughputPerS: valueOf(run, id, 'throughputPerS'),
      p50Ms: valueOf(run, id, 'latencyMs.p50'),
      droppedShare: valueOf(run, id, 'droppedShare'),
    }))
    .sort((a, b) => a.workers - b.workers);
  return {load, label, runtime, points};
}

/**
 * Median latency that measured blocking servers would have shown under a cap on virtual users: each
 * worker is busy for N/X a request, offered load and duration are those of the run.
 *
 * @param points workers N and measured throughput X
 * @returns simulated; no median where no request was answered
 * @throws {RangeError} on numbers out of range, all named
 */
export function cappedMedians(
  points: readonly SaturatedPoint[],
  {maxVus, ...load}: CappedLoad,
): {p50Ms: number | null; throughputPerS: number}[] {
  return points.map(({workers, throughputPerS}) => {
    const record = simulate({
      ...{arrivals: 'even', ...load, maxInFlight: maxVus, workers},
      // A worker is held all the time, whatever the cores do: that is a wait.
      ...{cpuS: 0, ioS: workers / throughputPerS, cores: 1},
    });
    const {latencyS, throughputPerS: answeredPerS} = summarise(record);
    return {p50Ms: latencyS && latencyS.p50.value * 1000, throughputPerS: answeredPerS};
  });
}

const TOKENS = ['model-decline', 'model-contention'];

/**
 * The exhibit's chart: published medians of a server, and what the same server shows under other caps on
 * virtual users.
 *
 * @param caps simulated caps, one curve each
 * @returns kind `models`, x workers, y milliseconds
 * @throws {RangeError} on a cap out of range
 */
export function vuCapPoints(
  {load, runtime, points}: Exhibit,
  caps: {id: string; maxVus: number}[],
): Points {
  const workers = points.map((point) => point.workers);
  return {
    kind: 'models',
    x: {unit: 'count', values: workers},
    y: {unit: 'ms'},
    series: [
      ...caps.map(({id, maxVus}, cap) => ({
        ...{id, runtime: null, token: TOKENS[cap], role: 'model' as const},
        points: cappedMedians(points, {...load, maxVus}).map(({p50Ms}, at) => ({
          x: workers[at],
          y: p50Ms,
        })),
      })),
      {
        ...{id: 'published', runtime, role: 'measured' as const},
        points: points.map((point) => ({x: point.workers, y: point.p50Ms, single: true})),
      },
    ],
    references: [],
  };
}

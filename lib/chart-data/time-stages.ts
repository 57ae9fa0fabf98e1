import {cappedLatencyS} from '../queueing/littles-law.ts';
import {valueOf, measurementOf} from '../result/read.ts';
import {address} from './measured-point.ts';
import type {Run} from './measured-point.ts';
import type {Point, Points} from './types.ts';

export type Stage = 'php' | 'io' | 'service' | 'queue';

/** what is known of a row */
export type Stages = Partial<Record<Stage, Omit<Point, 'x'>>>;

const STAGES: Stage[] = ['php', 'io', 'service', 'queue'];

/**
 * Where the time of a request goes, as a source states it and as the throughput of the same cell implies it.
 *
 * Implied for coroutines: a worker runs PHP on one core at a time, so PHP takes at most N/X, and the rest of the
 * median is at least that much wait. Implied for a blocking worker, which holds one request at a time: the
 * service time is N/X, undivided, and the rest of the median is the wait of all virtual users, V/X − N/X.
 *
 * @param stated measurements with `stageMs`
 * @param measured the cells they explain
 * @param cells ids in both runs
 * @returns kind `stacked-bars`: panels `service` and `queue`, x is `<measured id>:stated` or `<measured id>:implied`,
 * one series for each stage; unit ms
 */
export function timeStages(
  stated: Run,
  measured: Run,
  cells: {stated: string; measured: string; waiting: 'blocking' | 'coroutine'}[],
): Points {
  const rows = cells.flatMap((cell) => [
    {x: `${cell.measured}:stated`, ...statedStages(stated, cell.stated)},
    {x: `${cell.measured}:implied`, ...impliedStages(measured, cell)},
  ]);
  const stages = [...STAGES.map((id) => ({id, panel: id === 'queue' ? 'queue' : 'service'}))];
  return {
    kind: 'stacked-bars',
    x: {unit: 'category', values: rows.map(({x}) => x)},
    y: {unit: 'ms'},
    panels: [
      {id: 'service', y: {unit: 'ms'}},
      {id: 'queue', y: {unit: 'ms'}},
    ],
    series: stages.map(({id, panel}) => ({
      id,
      panel,
      runtime: null,
      token: `stage-${id}`,
      points: rows.map((row) => ({x: row.x, ...(row[id] ?? {y: null})})),
    })),
  };
}

function statedStages(run: Run, id: string): Stages {
  const measurement = measurementOf(run, id);
  const stage = (path: string) => ({
    y: valueOf(run, id, `stageMs.${path}`),
    single: true,
    from: address(run, measurement, `stageMs.${path}`),
  });
  return {php: stage('php'), io: stage('ioWait'), queue: stage('queueWait')};
}

function impliedStages(
  run: Run,
  {measured: id, waiting}: {measured: string; waiting: string},
): Stages {
  const measurement = measurementOf(run, id);
  const throughputPerS = valueOf(run, id, 'throughputPerS');
  const perSlotMs = (Number(measurement.workers) / throughputPerS) * 1000;
  const from = address(run, measurement, 'throughputPerS');
  if (waiting === 'coroutine') {
    const p50 = valueOf(run, id, 'latencyMs.p50');
    return {
      php: {y: perSlotMs, bound: 'at-most', from},
      io: {
        y: p50 - perSlotMs,
        bound: 'at-least',
        from: `${from} ${address(run, measurement, 'latencyMs.p50')}`,
      },
    };
  }
  const cappedMs = cappedLatencyS({maxVus: Number(run.load.maxVus), throughputPerS}) * 1000;
  return {service: {y: perSlotMs, from}, queue: {y: cappedMs - perSlotMs, from}};
}

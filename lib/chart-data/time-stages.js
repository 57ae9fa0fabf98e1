// @ts-check
import {cappedLatencyS} from '../queueing/littles-law.js';
import {valueOf, measurementOf} from '../result/read.js';
import {address} from './measured-point.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {'php' | 'io' | 'service' | 'queue'} Stage
 * @typedef {Partial<Record<Stage, Omit<import('./types.js').Point, 'x'>>>} Stages what is known of a row
 */

/** @type {Stage[]} */
const STAGES = ['php', 'io', 'service', 'queue'];

/**
 * Where the time of a request goes, as a source states it and as the throughput of the same cell implies it.
 *
 * Implied for coroutines: a worker runs PHP on one core at a time, so PHP takes at most N/X, and the rest of the
 * median is at least that much wait. Implied for a blocking worker, which holds one request at a time: the
 * service time is N/X, undivided, and the rest of the median is the wait of all virtual users, V/X − N/X.
 *
 * @param {import('./measured-point.js').Run} stated measurements with `stageMs`
 * @param {import('./measured-point.js').Run} measured the cells they explain
 * @param {{stated: string, measured: string, waiting: 'blocking' | 'coroutine'}[]} cells ids in both runs
 * @returns {import('./types.js').Points} kind `stacked-bars`: panels `service` and `queue`, x is
 *   `<measured id>:stated` or `<measured id>:implied`, one series for each stage; unit ms
 */
export function timeStages(stated, measured, cells) {
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

/** @param {Run} run @param {string} id @returns {Stages} */
function statedStages(run, id) {
  const measurement = measurementOf(run, id);
  const stage = (/** @type {string} */ path) => ({
    y: valueOf(run, id, `stageMs.${path}`),
    single: true,
    from: address(run, measurement, `stageMs.${path}`),
  });
  return {php: stage('php'), io: stage('ioWait'), queue: stage('queueWait')};
}

/** @param {Run} run @param {{measured: string, waiting: string}} cell @returns {Stages} */
function impliedStages(run, {measured: id, waiting}) {
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

import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.ts';
import {blockingCoefficient, optimalSlots} from '../../../../lib/queueing/blocking-coefficient.ts';
import {THEORY, coresOf, count, mb, ms, perS, ratio, share, theory, timesAt} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const ROWS = [34, 10, 5, 1];
const rowOf = (cpuMs: number) => `t-cpu-${cpuMs}-php-fpm`;

/** One row of the source's table of CPU times, computed anew: N* and the rate of the whole server. */
const slots = (runs: RunOf, cpuMs: number) =>
  optimalSlots({cores: coresOf(runs, THEORY), ...timesAt(runs, rowOf(cpuMs))});
const rate = (runs: RunOf, cpuMs: number) =>
  coresOf(runs, THEORY) / (theory(runs, rowOf(cpuMs), 'cpuMs') / 1000);
const serviceMs = (runs: RunOf, cpuMs: number) =>
  theory(runs, rowOf(cpuMs), 'cpuMs') + theory(runs, rowOf(cpuMs), 'ioMs');

/** Memory of as many workers, MB, or coroutines, MiB, as there are slots. */
const workersMb = (runs: RunOf, cpuMs: number) =>
  Math.round(slots(runs, cpuMs)) * theory(runs, 'sevalla', 'memoryMb.perWorker');
const coroutinesMib = (runs: RunOf, cpuMs: number) =>
  Math.round(slots(runs, cpuMs)) * theory(runs, 'coroutine-step', 'memoryMib.perCoroutine');

/** Share of the cores that N* slots keep busy once they wait for each other. */
function busyAtOptimum(runs: RunOf, cpuMs: number) {
  const {cpuS, ioS} = timesAt(runs, rowOf(cpuMs));
  const cores = coresOf(runs, THEORY);
  const workers = Math.round(slots(runs, cpuMs));
  return (modelThroughputPerS({cpuS, ioS, cores, workers}) * cpuS) / cores;
}

/** Relative deviations of a row's cells from the same cells recomputed. */
function deviationsOfRow(runs: RunOf, cpuMs: number) {
  const rounded = Math.round(slots(runs, cpuMs));
  const printed = (path: string) => theory(runs, rowOf(cpuMs), path);
  return [
    [printed('slots'), rounded],
    [printed('throughputPerS'), (rounded * 1000) / serviceMs(runs, cpuMs)],
    [printed('memoryMb.loaded'), workersMb(runs, cpuMs)],
    [theory(runs, `t-cpu-${cpuMs}-coroutines`, 'memoryMib.total'), coroutinesMib(runs, cpuMs)],
  ].map(([stated, ours]) => Math.abs(stated / ours - 1));
}

const rowValues = (cpuMs: number): Quantities => ({
  [`row-${cpuMs}-cpu`]: ms((runs) => theory(runs, rowOf(cpuMs), 'cpuMs')),
  [`row-${cpuMs}-beta`]: ratio((runs) => blockingCoefficient(timesAt(runs, rowOf(cpuMs))), 1),
  [`row-${cpuMs}-slots`]: count((runs) => slots(runs, cpuMs)),
  [`row-${cpuMs}-rate`]: perS((runs) => rate(runs, cpuMs)),
  [`row-${cpuMs}-service`]: ms((runs) => serviceMs(runs, cpuMs)),
  [`row-${cpuMs}-printed-slots`]: count((runs) => theory(runs, rowOf(cpuMs), 'slots')),
  [`row-${cpuMs}-printed-rate`]: perS((runs) => theory(runs, rowOf(cpuMs), 'throughputPerS')),
  [`row-${cpuMs}-rate-of-slots`]: perS(
    (runs) => (1000 * theory(runs, rowOf(cpuMs), 'slots')) / serviceMs(runs, cpuMs),
  ),
  [`row-${cpuMs}-worker-memory`]: mb((runs) => workersMb(runs, cpuMs), 0),
  [`row-${cpuMs}-coroutine-memory`]: {
    unit: 'mib',
    digits: 0,
    of: (runs) => coroutinesMib(runs, cpuMs),
  },
  [`row-${cpuMs}-busy`]: share((runs) => busyAtOptimum(runs, cpuMs)),
});

/** How far apart two rates of the table are. */
const growth = (over: number, under: number) =>
  ratio(
    (runs) =>
      theory(runs, rowOf(over), 'throughputPerS') / theory(runs, rowOf(under), 'throughputPerS'),
    1,
  );

/** The source's table of CPU times. */
export const cpuTable: Quantities = {
  ...Object.assign({}, ...ROWS.map(rowValues)),
  'rate-growth': ratio((runs) => rate(runs, 1) / rate(runs, 34), 0),
  'table-growth-5': growth(5, 34),
  'table-growth-1': growth(1, 34),
  'table-deviation': share(
    (runs) => Math.max(...ROWS.flatMap((cpuMs) => deviationsOfRow(runs, cpuMs))),
    1,
  ),
};

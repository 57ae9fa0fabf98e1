// @ts-check
import {capacityCurve} from './capacity-curve.js';

/**
 * Throughput by workers, blocking and with coroutines, what stops both,
 * and a measured server's points where one is given.
 *
 * @param {import('./server-capacity.js').ServerSetup} setup
 * @param {import('./measured-servers.js').MeasuredServer} [server]
 * @returns {import('../chart-data/types.js').Points} kind `models`, curves from zero workers
 * @throws {RangeError} on numbers out of range, all named
 */
export function capacityPoints(setup, server) {
  const measured = server?.points ?? [];
  const curve = capacityCurve({...setup, mustShow: measured.map(({workers}) => workers)});
  const last = Math.max(...curve.workers);
  const line = (/** @type {string} */ id, /** @type {number[]} */ perS) => ({
    ...{id, runtime: null, token: TOKENS[id], role: /** @type {const} */ ('model')},
    points: [{x: 0, y: 0}, ...curve.workers.map((x, at) => ({x, y: perS[at]}))],
  });
  return {
    kind: 'models',
    x: {unit: 'count', values: [0, ...curve.workers], ticks: ticksTo(last)},
    y: {unit: 'perS'},
    series: [
      line('blocking', curve.blockingPerS),
      line('coroutines', curve.coroutinesPerS),
      ...(server ? [measuredSeries(server)] : []),
    ],
    references: [referenceOf(curve.ceilingPerS, setup.arrivalRatePerS)],
  };
}

/** What stops both curves: the offered rate where it is below the ceiling of the cores. */
const referenceOf = (/** @type {number} */ ceilingPerS, arrivalRatePerS = Infinity) =>
  arrivalRatePerS < ceilingPerS
    ? {id: 'offered', y: arrivalRatePerS}
    : {id: 'ceiling', y: ceilingPerS};

/** @type {Record<string, string>} */
const TOKENS = {blocking: 'model-linear', coroutines: 'model-contention'};

/** @param {import('./measured-servers.js').MeasuredServer} server */
function measuredSeries({runtime, points}) {
  return {
    ...{id: 'measured', runtime, role: /** @type {const} */ ('measured')},
    points: points.map(({workers, throughputPerS}) => ({
      x: workers,
      y: throughputPerS,
      single: true,
    })),
  };
}

const TICKS = 5;

/** @param {number} last @returns {number[]} round numbers of workers from zero */
function ticksTo(last) {
  const rough = last / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10) * power);
  return Array.from({length: Math.floor(last / step) + 1}, (_, index) => index * step);
}

import {capacityCurve} from './capacity-curve.ts';
import type {Points} from '../chart-data/types.ts';
import type {MeasuredServer} from './measured-servers.ts';
import type {ServerSetup} from './server-capacity.ts';

/**
 * Throughput by workers, blocking and with coroutines, what stops both, and a measured server's points where one is
 * given.
 *
 * @returns kind `models`, curves from zero workers
 * @throws {RangeError} on numbers out of range, all named
 */
export function capacityPoints(setup: ServerSetup, server?: MeasuredServer): Points {
  const measured = server?.points ?? [];
  const curve = capacityCurve({...setup, mustShow: measured.map(({workers}) => workers)});
  const last = Math.max(...curve.workers);
  const line = (id: string, perS: number[]) => ({
    ...{id, runtime: null, token: TOKENS[id], role: 'model' as const},
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
const referenceOf = (ceilingPerS: number, arrivalRatePerS = Infinity) =>
  arrivalRatePerS < ceilingPerS
    ? {id: 'offered', y: arrivalRatePerS}
    : {id: 'ceiling', y: ceilingPerS};

const TOKENS: Record<string, string> = {blocking: 'model-linear', coroutines: 'model-contention'};

function measuredSeries({runtime, points}: MeasuredServer) {
  return {
    ...{id: 'measured', runtime, role: 'measured' as const},
    points: points.map(({workers, throughputPerS}) => ({
      x: workers,
      y: throughputPerS,
      single: true,
    })),
  };
}

const TICKS = 5;

/** @returns round numbers of workers from zero */
function ticksTo(last: number): number[] {
  const rough = last / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10) * power);
  return Array.from({length: Math.floor(last / step) + 1}, (_, index) => index * step);
}

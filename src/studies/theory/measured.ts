import {heldUpByLoop} from '../../../lib/queueing/head-of-line.ts';
import {measurementOf, valueOf} from '../../../lib/result/read.ts';
import {scenarioNumber} from '../../../lib/result/stated.ts';
import {present} from '../../../lib/typed.ts';
import {count, ms, perS, ratio, share} from '../quantity.ts';
import {HELD} from './held-up.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

const FAN_OUT = 'state-or-coroutines/fan-out';
const ONE_IN_TWENTY = 'state-or-coroutines/one-in-twenty';
const POOL = 'state-or-coroutines/pool';

/** Servers by the names that quantities have. */
const FANNED: Record<string, string> = {
  coroutines: 'swoole-kept-coroutine-c8-n2',
  processes: 'swoole-kept-blocking-n16',
  fpm: 'fpm-nginx-app-per-request-db-kept-blocking-n16',
};
const HELD_UP: Record<string, string> = {
  coroutines: 'swoole-kept-coroutine-c8-n2',
  processes: 'swoole-kept-blocking-n16',
};

/** `order`: in-turn or at-once; `point`: one user, or as many as fill the server */
const fanned = ({server, calls, order}: Holes, point: 'single' | 'closed' = 'single') =>
  `${FANNED[server]}-fan-out-${calls}-${order}-wait-10-${point}`;
const heldUp = ({kind}: Holes) => `${HELD_UP[kind]}-one-in-twenty-wait-2-slowest-0.7`;

const overTurn = (
  path: string,
  of: (before: number, after: number) => number,
  point?: 'single' | 'closed',
) =>
  ratio[1]((runs, holes) => {
    const at = (order: string) =>
      valueOf(runs(FAN_OUT), fanned({calls: 'queries', ...holes, order}, point), path);
    return of(at('in-turn'), at('at-once'));
  });

const busyAt = (order: string) =>
  share[0]((runs, {server}) =>
    valueOf(runs(FAN_OUT), fanned({server, calls: 'queries', order}, 'closed'), 'utilisation'),
  );

/** What the formula makes of a request that was measured in turn: its computing stays, and one of ten equal waits. */
function byFormula(runs: RunOf, holes: Holes) {
  const id = fanned({...holes, order: 'in-turn'});
  const [cpuMs, ioMs] = ['cpuMs', 'ioMs'].map((path) => valueOf(runs(FAN_OUT), id, path));
  const queries = scenarioNumber(
    runs(FAN_OUT),
    'fan-out-queries-in-turn-wait-10',
    'queriesPerRequest',
  );
  return (cpuMs + ioMs) / (cpuMs + ioMs / queries);
}

const heldValue = (path: string) => (runs: RunOf, holes: Holes) =>
  valueOf(runs(ONE_IN_TWENTY), heldUp(holes), path);

/** CPU time of a request that computes, in either kind of slot. */
const computing = (pick: typeof Math.min, end: 'min' | 'max') =>
  ms[0]((runs) =>
    pick(...Object.keys(HELD_UP).map((kind) => heldValue(`computeMs.${end}`)(runs, {kind}))),
  );

/** Share of requests that took longer, counted in the run's histogram, which has a bin that begins there. */
function shareBeyond(runs: RunOf, holes: Holes) {
  const {histogram} = measurementOf(runs(ONE_IN_TWENTY), heldUp(holes));
  const {bins} = present(histogram, 'a histogram of one request in twenty');
  const countOf = (wanted: typeof bins) =>
    wanted.reduce((sum, [, , requests]) => sum + requests, 0);
  return countOf(bins.filter(([lower]) => lower >= BEYOND_MS)) / countOf(bins);
}

const BEYOND_MS = 100;

/** Mean delay by the formula, of what was measured: a request that nothing delays is the median one in processes. */
function loopByFormula(runs: RunOf) {
  const of = (path: string, kind: string) => heldValue(path)(runs, {kind}) / 1000;
  const heavyShare = 1 / HELD.every;
  const heavyCpuS = of('computeMs.mean', 'coroutines');
  const held = heldUpByLoop({
    ...{heavyShare, heavyCpuS, serviceS: of('latencyMs.p50', 'processes')},
    arrivalRatePerS: heldValue('sentRatePerS')(runs, {kind: 'coroutines'}) / HELD.workers,
    cpuS: of('cpuMs', 'coroutines') - heavyShare * heavyCpuS,
  });
  return 1000 * present(held, 'a worker that keeps up').meanS;
}

/** Connections of all workers, each of which has a pool of its own; `each`: connections of one */
function poolConnections(runs: RunOf, {each}: Holes) {
  const id = `swoole-kept-coroutine-c32-n2-bench-wait-2-closed-pool${each}-query-1000`;
  return Number(each) * present(measurementOf(runs(POOL), id).workers, 'workers of a pool');
}

/** How long a request may wait for a connection before it is refused, in the run that refuses, ms. */
function poolLimitMs(runs: RunOf) {
  const id = 'swoole-kept-coroutine-c32-n2-bench-wait-2-closed-pool4-request-100';
  return Number(measurementOf(runs(POOL), id).parameters?.poolWaitLimitMs);
}

const pooledQuery = (runs: RunOf, path: 'queriesPerRequest' | 'ioWaitPerQueryMs') =>
  scenarioNumber(runs(POOL), 'bench-wait-2', path);

/** What connections allow whose queries do nothing but wait, requests per second. */
const poolBound = (runs: RunOf, holes: Holes) =>
  (1000 * poolConnections(runs, holes)) /
  (pooledQuery(runs, 'queriesPerRequest') * pooledQuery(runs, 'ioWaitPerQueryMs'));

/** What single runs showed of fan-out, of requests that compute and of pools. */
export const measured: Quantities = {
  'fan-measured-{server}-{calls}': overTurn('latencyMs.mean', (before, after) => before / after),
  'fan-formula-{server}-{calls}': ratio[1](byFormula),
  'fan-loaded-{server}': overTurn('throughputPerS', (before, after) => after / before, 'closed'),
  'fan-busy-in-turn-{server}': busyAt('in-turn'),
  'fan-busy-at-once-{server}': busyAt('at-once'),

  'one-in-twenty-least': computing(Math.min, 'min'),
  'one-in-twenty-most': computing(Math.max, 'max'),
  'one-in-twenty-beyond': ms[0](() => BEYOND_MS),
  'one-in-twenty-slow-{kind}': share[0](shareBeyond),
  'one-in-twenty-delay': ms[0](
    (runs) =>
      heldValue('latencyMs.mean')(runs, {kind: 'coroutines'}) -
      heldValue('latencyMs.mean')(runs, {kind: 'processes'}),
  ),
  'one-in-twenty-formula': ms[0](loopByFormula),

  'pool-measured-queries': count((runs) => pooledQuery(runs, 'queriesPerRequest')),
  'pool-measured-wait': ms[0]((runs) => pooledQuery(runs, 'ioWaitPerQueryMs')),
  'pool-measured-limit': ms[0](poolLimitMs),
  'pool-measured-{each}': count(poolConnections),
  'pool-measured-{each}-bound': perS[0](poolBound),
};

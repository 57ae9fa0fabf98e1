import {boundedQueue} from '../../../lib/queueing/back-pressure.ts';
import {pooledThroughputPerS} from '../../../lib/queueing/connection-pool.ts';
import {longestWaitS, shareWithSlow} from '../../../lib/queueing/fan-out.ts';
import {mmc} from '../../../lib/queueing/index.ts';
import {count, ms, perS, ratio, share} from '../quantity.ts';
import {HELD, LARAVEL_SHARED, laravelRequest, queriesOfRequest} from './held-up.ts';
import type {Quantities, RunOf} from '../types.ts';

/** A pool of connections, slots that share it, and a call of another service, which is assumed. */
const POOL = {slots: 64, connections: 10, cores: HELD.cores, callS: 0.2};
/** Rates at which the pool is asked about. */
const POOL_RATES = {request: 40, query: 260};

const withCall = (runs: RunOf) => laravelRequest(runs).serviceS + POOL.callS;

/** Poisson requests that hold a connection: for all of a request, or for its queries. */
const poolQueue = (runs: RunOf, hold: 'request' | 'query') => {
  const queries = queriesOfRequest(runs);
  const [arrivalRatePerS, holdS] =
    hold === 'request'
      ? [POOL_RATES.request, withCall(runs)]
      : [POOL_RATES.query * queries, laravelRequest(runs).ioS / queries];
  const queue = mmc({arrivalRatePerS, serviceRatePerS: 1 / holdS, servers: POOL.connections});
  if (!queue.steady) throw new RangeError(`poolQueue: a pool held per ${hold} can’t keep up.`);
  return queue;
};

export const pool: Quantities = {
  'laravel-cpu': ms[1]((runs) => 1000 * laravelRequest(runs).cpuS),
  'laravel-wait': ms[1]((runs) => 1000 * laravelRequest(runs).ioS),
  'laravel-service': ms[1]((runs) => 1000 * laravelRequest(runs).serviceS),
  'pool-call': ms[0](() => 1000 * POOL.callS),
  'pool-slots': count(() => POOL.slots),
  'pool-connections': count(() => POOL.connections),
  'pool-hold': ms[1]((runs) => 1000 * withCall(runs)),
  'pool-request': perS[0]((runs) => POOL.connections / withCall(runs)),
  'pool-query': perS[0]((runs) => POOL.connections / laravelRequest(runs).ioS),
  'pool-slots-bound': perS[0]((runs) => POOL.slots / withCall(runs)),
  'pool-cores-bound': perS[0]((runs) => POOL.cores / laravelRequest(runs).cpuS),
  'pool-network': perS[0]((runs) => {
    const {cpuS, ioS} = laravelRequest(runs);
    return pooledThroughputPerS({...POOL, cpuS, holdS: ioS, elseS: POOL.callS});
  }),
  'pool-rate-{hold}': perS[0]((_, {hold}) => POOL_RATES[holdNamed(hold)]),
  'pool-wait-{hold}': ms[1]((runs, {hold}) => 1000 * poolQueue(runs, holdNamed(hold)).meanWaitS),
  'pool-used-{hold}': share[0]((runs, {hold}) => poolQueue(runs, holdNamed(hold)).utilisation),
};

function holdNamed(name: string) {
  if (name === 'request' || name === 'query') return name;
  throw new RangeError(`holdNamed: a connection is held per request or per query, not ${name}.`);
}

const SLOW_SHARE = 0.01;

/** A request's time with its queries at once, seconds. */
const atOnceS = (runs: RunOf, waits: 'constant' | 'exponential') => {
  const {cpuS, ioS} = laravelRequest(runs);
  const queries = queriesOfRequest(runs);
  return cpuS + longestWaitS({waits: queries, waitS: ioS / queries})[waits];
};

export const fanOut: Quantities = {
  'fan-queries': count(queriesOfRequest),
  'fan-each': ms[1]((runs) => (1000 * laravelRequest(runs).ioS) / queriesOfRequest(runs)),
  'fan-at-once': ms[1]((runs) => 1000 * atOnceS(runs, 'constant')),
  'fan-at-once-uneven': ms[1]((runs) => 1000 * atOnceS(runs, 'exponential')),
  'fan-gain': ratio[1]('laravel-service / fan-at-once'),
  'fan-gain-uneven': ratio[1]('laravel-service / fan-at-once-uneven'),
  'fan-serial': share[0]('laravel-cpu / laravel-service'),
  'fan-most': ratio[1]('laravel-service / laravel-cpu'),
  'fan-slow': share[1]((runs) =>
    shareWithSlow({calls: queriesOfRequest(runs), slowShare: SLOW_SHARE}),
  ),
};

const FULL = `${LARAVEL_SHARED}#swoole-laravel-kept-blocking-n2-bench-wait-2-saturated`;
/** PHP-FPM’s `listen.backlog` unless it is set, by its pool file. */
const BACKLOG = 511;
const ROOM = {load: 0.9, most: 16, acceptedS: 0.25};

export const backPressure: Quantities = {
  'full-refused': share[0](`1 - ${FULL}.throughputPerS / ${FULL}.load.arrivalRatePerS`),
  'full-latency': ms[0](`perRequest(${FULL}.load.maxVus, ${FULL}.throughputPerS)`),
  'room-accepted': ms[0](() => 1000 * ROOM.acceptedS),
  'room-places': count(`round(${FULL}.throughputPerS * room-accepted / 1000)`),
  'room-load': share[0](() => ROOM.load),
  'room-most': count(() => ROOM.most),
  'room-refused': share[1]((runs) => {
    const serviceRatePerS = 1 / laravelRequest(runs).serviceS;
    const queue = {serviceRatePerS, servers: HELD.workers, most: ROOM.most};
    const arrivalRatePerS = ROOM.load * HELD.workers * serviceRatePerS;
    return boundedQueue({...queue, arrivalRatePerS}).refusedShare;
  }),
  'backlog-places': count(() => BACKLOG),
  'backlog-wait': ms[0](`perRequest(backlog-places, ${FULL}.throughputPerS)`),
};

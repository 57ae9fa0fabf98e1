import {timesOf} from '../gains/application.ts';
import {optionsIn} from '../gains/options.ts';
import type {Application} from '../gains/application.ts';

/**
 * Blocking workers to configure. `by`: what made it this number: the offered rate, the cores, a pool of connections that
 * are lent for each query, or what allows fewer than those, the memory and the connections that workers hold.
 */
export type Size = {
  workers: number;
  by: 'offered' | 'cores' | 'pool' | 'memory' | 'connections';
  /** requests a second, at most; that of the offered rate where it is served */
  perS: number;
  /** whether the offered rate is served without an endless queue; true where none is offered */
  isServed: boolean;
  /** that would be of use, were there memory and connections for them */
  wanted: number;
  memoryMb: number;
};

type Kept = {keepsBoot?: boolean; keepsConnection?: boolean};

/** What servers keep that stay between requests. */
export const KEEPS: Kept = Object.freeze({keepsBoot: true, keepsConnection: true});

/** The application as a server sees it that keeps parts of its state, with one worker to begin with. */
export function keptIn(application: Application, kept: Kept): Application {
  return {
    ...application,
    ...timesOf(application, kept),
    workers: 1,
    ...(kept.keepsBoot && {bootCpuS: 0, bootIoS: 0}),
    ...(kept.keepsConnection && {connectCpuS: 0, connectIoS: 0, connectSharedCpuS: 0}),
  };
}

/**
 * Fewest blocking workers that fill the cores, or with which hardly any request of the offered rate waits for one; no
 * more than fit into the memory, and no more than connections where each holds one.
 *
 * @param application that is known to be possible (see `partsTooLarge`)
 * @param kept what the server keeps between requests
 */
export function sizeOf(application: Application, kept: Kept = {}): Size {
  const seen = keptIn(application, kept);
  const {hold, connections, arrivalRatePerS} = seen;
  const {workers: sized} = optionsIn(seen);
  const isPooled = hold === 'query';
  const free = {...seen, memoryMb: null, connections: isPooled ? connections : null};
  const isFree = seen.memoryMb === null && free.connections === connections;
  const {workers: wanted} = isFree ? {workers: sized} : optionsIn(free);
  const short = connections === sized.workers && !isPooled ? 'connections' : 'memory';
  const reached = {offered: 'offered', connections: 'pool'} as const;
  const bound = wanted.limit.id;
  const filled = bound === 'offered' || bound === 'connections' ? reached[bound] : 'cores';
  return {
    workers: sized.workers,
    by: sized.workers < wanted.workers ? short : filled,
    perS: sized.limit.perS,
    isServed: arrivalRatePerS === null || (sized.limit.id === 'offered' && sized.wait !== null),
    wanted: wanted.workers,
    memoryMb: sized.memoryMb,
  };
}

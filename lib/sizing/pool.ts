import {firstWhere} from '../gains/first-where.ts';
import {queryS} from '../gains/limits.ts';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import type {Application} from '../gains/application.ts';
import type {Said} from '../gains/findings.ts';

/**
 * Slots that share the database's connections. Held for the whole request, each slot may want one: beyond as many as
 * there are the database refuses, or a pool makes wait. Lent for each query, those who find all lent wait: M/M/c with the
 * connections as servers.
 */
export type Pool = {
  hold: 'request' | 'query';
  slots: number;
  connections: number;
  /** seconds for which a request holds one */
  heldS: number;
  isShort: boolean;
  /**
   * requests a second: held for a request, from which on average all connections are held; for a query, from which
   * queries wait a twentieth of their time for one; null where slots are too few to get there
   */
  fromPerS: number | null;
};

/**
 * @param slots requests at once
 * @returns null where connections have no limit, or none is ever held
 */
export function poolOf(application: Application, slots: number): Pool | null {
  const {connections, cpuS, ioS, hold = 'request'} = application;
  const heldS = hold === 'query' ? queryS(application) : cpuS + ioS;
  if (connections === null || heldS === 0) return null;
  const isShort = slots > connections;
  const fromPerS = hold === 'query' ? waitsFromPerS(connections, heldS) : connections / heldS;
  return {hold, slots, connections, heldS, isShort, fromPerS: isShort ? fromPerS : null};
}

/** Mean wait for one of the connections, as a share of the time for which one is held; endless from all held on. */
export function waitShare(connections: number, held: number): number {
  if (held >= connections) return Infinity;
  // Erlang B by its recursion, then Erlang C: see `lib/queueing/erlang.ts`, which also refuses what can't be.
  let blocked = 1;
  for (let server = 1; server <= connections; server += 1)
    blocked = (held * blocked) / (server + held * blocked);
  const busy = held / connections;
  return blocked / (1 - busy * (1 - blocked)) / (connections - held);
}

const isCalm = (connections: number, held: number) =>
  waitShare(connections, held) < EQUIVALENCE_MARGIN;

/** Rate from which queries wait a twentieth of the time for which they hold a connection. */
function waitsFromPerS(connections: number, heldS: number) {
  let [low, high] = [0, connections];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (isCalm(connections, middle)) low = middle;
    else high = middle;
  }
  return low / heldS;
}

/**
 * Fewest connections with which hardly any query waits for one.
 *
 * @param most that there may be, and that slots can hold
 */
export function connectionsFor(perS: number, heldS: number, most: number): number {
  const held = perS * heldS;
  const low = Math.min(most, Math.max(1, Math.ceil(held))) - 1;
  return firstWhere((connections) => isCalm(connections, held), [low, most]);
}

/** Which sentence `pool.<key>` says of a pool where refusals or waits begin. */
export const poolKey = ({hold, isShort}: Pool) => `${hold}.${isShort ? 'short' : 'enough'}`;

/** What it says. */
export const poolSaid = (pool: Pool): Record<string, Said> => ({
  slots: ['number', pool.slots],
  connections: ['connections', pool.connections],
  next: ['number', pool.connections + 1],
  held: ['ms', 1000 * pool.heldS],
  from: ['perS', pool.fromPerS ?? 0],
});

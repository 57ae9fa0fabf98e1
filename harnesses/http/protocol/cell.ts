import {SMALL} from '../catalogue.ts';
import type {Placement} from './place.ts';

/** one configuration of one server under one workload */
export interface Cell {
  id: string;
  runtime: string;
  /** which application is served */
  app: string;
  /** whether it is booted for each request */
  application: 'per-request' | 'kept';
  connection: 'per-request' | 'kept';
  waiting: 'blocking' | 'coroutine';
  workers: number;
  coroutinesPerWorker: number;
  workload: string;
  ioWaitMs: number;
  placement: Placement;
  /** of a copy, which is compared with the cell that it is a copy of */
  copy?: {of: string; number: number};
  /** what the coroutines of a worker share; a connection for each slot where there is none */
  pool?: Pool;
  /** name of a PHP that BC_PHPS names; the one in PATH where there is none */
  php?: string;
  /** settings that differ from those of all other cells */
  variant?: Variant;
}

/** Settings under a name, such as JIT. */
export interface Variant {
  name: string;
  /** of PHP, after those of every cell */
  settings: string[];
  /** of the runtime, in place of what its runtime.json says */
  values?: Record<string, string>;
  /** the classes of a request are compiled when PHP-FPM starts */
  preload?: boolean;
}

/** kept connections of each worker, and how long a request waits for one before it is refused */
export interface Pool {
  connections: number;
  held: 'query' | 'request';
  waitLimitMs: number;
}

/** A cell with its id, in which the small application and shared cores go without saying. */
export function makeCell(factors: Omit<Cell, 'id'>): Cell {
  const {runtime, app, application, connection, waiting, workload, ioWaitMs, placement} = factors;
  const parts = [
    runtime,
    ...(app === SMALL ? [] : [app]),
    `app-${application}`,
    `db-${connection}`,
    waiting,
    `n${factors.workers}c${factors.coroutinesPerWorker}`,
    workload,
    `w${ioWaitMs}`,
    ...(placement === 'shared' ? [] : [placement]),
    ...(factors.pool === undefined ? [] : [poolName(factors.pool)]),
    ...(factors.php === undefined ? [] : [`php${factors.php}`]),
    ...(factors.variant === undefined ? [] : [factors.variant.name]),
  ];
  return {id: parts.join('.'), ...factors};
}

/** The cell itself and its copies, each a cell of its own in every block: what differs between them is noise. */
export function withCopies(cell: Cell, copies: number): Cell[] {
  const more = Array.from({length: copies - 1}, (_, at) => ({of: cell.id, number: at + 2}));
  return [cell, ...more.map((copy) => ({...cell, id: `${copy.of}.a${copy.number}`, copy}))];
}

/** Id of the cell whose pilots fix the rates: a copy is offered what the cell itself is. */
export const pilotedId = ({id, copy}: Cell) => copy?.of ?? id;

/** A pool in ids: of eight connections held per query for a second at most, "pool8-query-1000". */
export const poolName = ({connections, held, waitLimitMs}: Pool) =>
  `pool${connections}-${held}-${waitLimitMs}`;

export function slotsOf({workers, coroutinesPerWorker}: Cell) {
  return workers * coroutinesPerWorker;
}

/** Load points of one rate for all peers: a share of the lowest capacity among them, so that latencies compare. */
const EQUAL_RATES: Record<string, number> = {
  'slowest-0.5': 0.5,
  'slowest-0.7': 0.7,
  'slowest-0.9': 0.9,
};
/** Load point at the highest rate that meets the plan's objective, which a search finds. */
export const OBJECTIVE = 'objective';
/**
 * Load points of the open model: the offered rate as a multiple of a capacity, the cell's own unless they are of one rate;
 * a search begins with its multiple.
 */
export const POINTS: Record<string, number> = {
  ...{saturated: 1.4, below: 0.6, half: 0.5, knee: 0.9, [OBJECTIVE]: 0.7},
  ...EQUAL_RATES,
};
/** Load point of the closed model: twice as many users as slots. */
const CLOSED = 'closed';
/** Load point of the closed model with one user: no request waits for another, so T_cpu and T_io show. */
export const SINGLE = 'single';
/** Load point of servers that run side by side for as long as a plan says, each at the plan's rate. */
export const SOAK = 'soak';
export const ALL_POINTS = [...Object.keys(POINTS), CLOSED, SINGLE, SOAK];

/** Whether a point offers a rate, which a pilot has to fix first. */
export function offersRate(point: string) {
  return point in POINTS;
}

/** Whether a point offers the same rate to all peers. */
export function isOfEqualRate(point: string) {
  return point in EQUAL_RATES;
}

/** Whether two cells do the same work for a request, whatever serves it: same application, workload and placement. */
export function arePeers(one: Cell, other: Cell) {
  return PEERS.every((factor) => one[factor] === other[factor]);
}

const PEERS = ['app', 'workload', 'ioWaitMs', 'placement'] as const;

/** Whether a point offers more than the cell can do. */
export function overloads(point: string) {
  return POINTS[point] > 1;
}

/** Users of a closed run: twice as many as slots, so that each slot always has its next request waiting. */
export function closedUsers(cell: Cell, most: number) {
  return Math.min(most, Math.max(8, 2 * slotsOf(cell)));
}

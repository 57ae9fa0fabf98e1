import {SMALL} from '../applications/catalogue.ts';
import type {Placement} from './placement.ts';

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
  ];
  return {id: parts.join('.'), ...factors};
}

export function slotsOf({workers, coroutinesPerWorker}: Cell) {
  return workers * coroutinesPerWorker;
}

// @ts-check
import {SMALL} from '../applications/catalogue.js';

/**
 * @typedef {object} Cell one configuration of one server under one workload
 * @property {string} id
 * @property {string} runtime
 * @property {string} app which application is served
 * @property {'per-request'|'kept'} application whether it is booted for each request
 * @property {'per-request'|'kept'} connection
 * @property {'blocking'|'coroutine'} waiting
 * @property {number} workers
 * @property {number} coroutinesPerWorker
 * @property {string} workload
 * @property {number} ioWaitMs
 * @property {import('./placement.js').Placement} placement
 */

/**
 * A cell with its id, in which the small application and shared cores go without saying.
 * @param {Omit<Cell, 'id'>} factors
 * @returns {Cell}
 */
export function makeCell(factors) {
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

/** @param {Cell} cell */
export function slotsOf({workers, coroutinesPerWorker}) {
  return workers * coroutinesPerWorker;
}

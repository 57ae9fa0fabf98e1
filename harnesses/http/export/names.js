// @ts-check
import {SMALL} from '../applications/catalogue.js';

/** @typedef {import('../protocol/cell.js').Cell} Cell */

/**
 * Id of the system that a cell is a configuration of; the number of workers is the measurement's own.
 * @param {Cell} cell
 */
export function systemId({runtime, app, application, connection, waiting, coroutinesPerWorker}) {
  const served = app === SMALL ? runtime : `${runtime}-${app}`;
  const slots = waiting === 'coroutine' ? `-c${coroutinesPerWorker}` : '';
  const state = application === connection ? application : `app-${application}-db-${connection}`;
  return `${served}-${state}-${waiting}${slots}`;
}

/** @param {Cell} cell */
export function scenarioId({workload, ioWaitMs}) {
  return needsDatabase(workload) ? `${workload}-wait-${ioWaitMs}` : workload;
}

/** @param {Cell} cell @param {string} point */
export function measurementId(cell, point) {
  const placed = cell.placement === 'shared' ? '' : `-${cell.placement}`;
  return `${systemId(cell)}-n${cell.workers}-${scenarioId(cell)}-${point}${placed}`;
}

/** @param {string} workload */
export function needsDatabase(workload) {
  return workload !== 'hello' && workload !== 'autoload';
}

import {SMALL} from '../applications/catalogue.ts';
import type {Cell} from '../protocol/cell.ts';

/** Id of the system that a cell is a configuration of; the number of workers is the measurement's own. */
export function systemId({
  runtime,
  app,
  application,
  connection,
  waiting,
  coroutinesPerWorker,
}: Cell) {
  const served = app === SMALL ? runtime : `${runtime}-${app}`;
  const slots = waiting === 'coroutine' ? `-c${coroutinesPerWorker}` : '';
  const state = application === connection ? application : `app-${application}-db-${connection}`;
  return `${served}-${state}-${waiting}${slots}`;
}

export function scenarioId({workload, ioWaitMs}: Cell) {
  return needsDatabase(workload) ? `${workload}-wait-${ioWaitMs}` : workload;
}

export function measurementId(cell: Cell, point: string) {
  const placed = cell.placement === 'shared' ? '' : `-${cell.placement}`;
  return `${systemId(cell)}-n${cell.workers}-${scenarioId(cell)}-${point}${placed}`;
}

export function needsDatabase(workload: string) {
  return workload !== 'hello' && workload !== 'autoload';
}

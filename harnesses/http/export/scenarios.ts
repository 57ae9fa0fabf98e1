import {needsDatabase, scenarioId} from './names.ts';
import type {Cell} from '../protocol/cell.ts';

const WORKLOADS: Record<
  string,
  {label: string; workload: string; queriesPerRequest: number; classesLoaded?: number}
> = {
  hello: {label: 'Hello', workload: 'no-io', queriesPerRequest: 0},
  autoload: {label: 'Autoload', workload: 'autoload', queriesPerRequest: 0, classesLoaded: 100},
  'one-query': {label: 'One query', workload: 'one-query', queriesPerRequest: 1},
  bench: {label: 'Ten queries', workload: 'many-queries', queriesPerRequest: 10},
  'twenty-queries': {label: 'Twenty queries', workload: 'many-queries', queriesPerRequest: 20},
};

const WAIT_NOTE =
  'The I/O wait is pg_sleep in the database, sent in the same message before each query: one round trip, no lock held. The kernel rounds it up, so the wait that was measured is a little longer.';
const CLASSES_NOTE =
  'A long-running PHP process cannot unload classes: only PHP-FPM loads the 100 classes anew for each request.';

export function scenarioOf(cell: Cell) {
  const notes = [
    ...(cell.ioWaitMs > 0 && needsDatabase(cell.workload) ? [WAIT_NOTE] : []),
    ...(cell.workload === 'autoload' ? [CLASSES_NOTE] : []),
  ];
  return {
    ...WORKLOADS[cell.workload],
    ioWaitPerQueryMs: needsDatabase(cell.workload) ? cell.ioWaitMs : 0,
    method: 'GET',
    path: `/${cell.workload}`,
    ...(notes.length > 0 ? {notes} : {}),
  };
}

export function scenariosOf(runs: Array<{cell: Cell}>) {
  return Object.fromEntries(runs.map(({cell}) => [scenarioId(cell), scenarioOf(cell)]));
}

import {cpus} from 'node:os';
import {stopChild} from '../../machine/children.ts';
import {withWorkFolder} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {coresOfProcess, holdProcesses, pidsOfGroup} from '../../machine/process-groups.ts';
import {startDatabase} from '../database/postgres.ts';
import type {Database} from '../database/postgres.ts';

/** where runs are made */
export interface Place {
  /** temporary folder */
  work: string;
  database: Database;
  tool: 'k6' | 'own';
  /** cores that this process had at its start */
  allCores: string;
  /** where the database and the harness are now */
  placement: Placement | null;
}

/** Starts the database and lends the place to some work; afterwards nothing of it is left. */
export const withPlace = <T>(
  tool: 'k6' | 'own',
  work: (place: Place) => Promise<T>,
  databaseSettings: Record<string, string> = {},
): Promise<T> =>
  withWorkFolder(async (folder) => {
    const database = await startDatabase(folder, coresOf('shared').others, databaseSettings);
    try {
      const allCores = ownCores();
      return await work({work: folder, database, tool, allCores, placement: 'shared'});
    } finally {
      await stopChild(database.child, 10_000);
    }
  });

/** All share the cores as far as they have to; or PHP has a core that nothing else of ours runs on. */
export const PLACEMENTS = ['shared', 'apart'] as const;

export type Placement = 'shared' | 'apart';

/**
 * core lists as taskset takes them; null: not held to any. `others` are the database and the web server.
 */
export type Cores = {php: string | null; others: string | null; generator: string | null};

/**
 * Cores of each part in a placement. Shared: the load generator has a core of its own from four cores on. Apart: PHP
 * alone on the first core, so that its ceiling is PHP's own; the load generator alone on the last one from four cores on.
 */
export function coresOf(placement: Placement, cores: number = cpus().length): Cores {
  const last = cores - 1;
  if (placement === 'shared') {
    const servers = cores < 4 ? null : `0-${last - 1}`;
    return {php: servers, others: servers, generator: cores < 4 ? null : String(last)};
  }
  if (cores < 2) {
    throw new HarnessError(
      'placement "apart"',
      'this machine has one core',
      'take it out of the plan, or use a machine with two cores or more',
    );
  }
  return cores < 4
    ? {php: '0', others: range(1, last), generator: range(1, last)}
    : {php: '0', others: range(1, last - 1), generator: String(last)};
}

function range(first: number, last: number) {
  return first === last ? String(first) : `${first}-${last}`;
}

/**
 * Holds what runs all the time, the database and the harness itself, to the cores of a placement. PHP, web server and
 * load generator are started on theirs.
 */
export async function moveTo(
  place: {database: {child: {pid: number}}; allCores: string; placement: Placement | null},
  placement: Placement,
) {
  if (place.placement === placement) {
    return;
  }
  const {others} = coresOf(placement);
  await holdProcesses(pidsOfGroup(place.database.child.pid), others ?? place.allCores);
  // The harness waits while a window is open, but what it does then must not be done on PHP's core.
  await holdProcesses([process.pid], placement === 'apart' ? String(others) : place.allCores);
  place.placement = placement;
}

/** Cores that this process may run on before anything is held. */
function ownCores() {
  return coresOfProcess(process.pid) ?? `0-${cpus().length - 1}`;
}

import {startDatabase} from '../database/postgres.ts';
import {stopChild} from '../../machine/children.ts';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.ts';
import {coresOf, ownCores} from './placement.ts';
import type {Database} from '../database/postgres.ts';
import type {Placement} from './placement.ts';

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
export async function withPlace<T>(
  tool: 'k6' | 'own',
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const folder = makeWorkFolder();
  try {
    const database = await startDatabase(folder, coresOf('shared').others);
    try {
      const allCores = ownCores();
      return await work({work: folder, database, tool, allCores, placement: 'shared'});
    } finally {
      await stopChild(database.child, 10_000);
    }
  } finally {
    removeWorkFolder(folder);
  }
}

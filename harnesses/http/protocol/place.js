// @ts-check
import {startDatabase} from '../database/postgres.js';
import {stopChild} from '../../machine/children.js';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.js';
import {coresOf, ownCores} from './placement.js';

/**
 * @typedef {object} Place where runs are made
 * @property {string} work temporary folder
 * @property {import('../database/postgres.js').Database} database
 * @property {'k6'|'own'} tool
 * @property {string} allCores cores that this process had at its start
 * @property {import('./placement.js').Placement|null} placement where the database and the harness are now
 */

/**
 * Starts the database and lends the place to some work; afterwards nothing of it is left.
 * @template T
 * @param {'k6'|'own'} tool
 * @param {(place: Place) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPlace(tool, work) {
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

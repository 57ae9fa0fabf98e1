// @ts-check
import {cpus} from 'node:os';
import {startDatabase} from '../database/postgres.js';
import {stopChild} from '../../machine/children.js';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.js';

/**
 * @typedef {object} Place where runs are made
 * @property {string} work temporary folder
 * @property {import('../database/postgres.js').Database} database
 * @property {'k6'|'own'} tool
 * @property {Pinning} pinning
 * @typedef {{servers: string|null, generator: string|null}} Pinning
 */

/**
 * Cores for the servers and for the load generator: apart from four cores on, shared below that.
 * @param {number} [cores]
 * @returns {Pinning}
 */
export function choosePinning(cores = cpus().length) {
  return cores < 4
    ? {servers: null, generator: null}
    : {servers: `0-${cores - 2}`, generator: String(cores - 1)};
}

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
    const pinning = choosePinning();
    const database = await startDatabase(folder, pinning.servers);
    try {
      return await work({work: folder, database, tool, pinning});
    } finally {
      await stopChild(database.child, 10_000);
    }
  } finally {
    removeWorkFolder(folder);
  }
}

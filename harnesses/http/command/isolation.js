// @ts-check
import {SMALL} from '../applications/catalogue.js';
import {seedDatabase} from '../database/postgres.js';
import {findFreePort} from '../../machine/ports.js';
import {verifyErrorPage, verifyIsolation, verifyNothingLeft} from '../protocol/isolation.js';
import {coresOf} from '../protocol/placement.js';
import {withPlace} from '../protocol/place.js';
import {findRuntime} from '../runtimes/catalogue.js';
import {startTarget, TargetFailure} from '../runtimes/target.js';
import {cellFromOptions} from './cell-options.js';

/** @import {Cell} from '../protocol/cell.js' */
/** @import {Target} from '../runtimes/target.js' */

const CHECKS = {'overlapping requests keep their own state': verifyIsolation};
/** The small application opens no transaction and renders no error. */
const CHECKS_OF_FRAMEWORKS = {
  ...CHECKS,
  'a failed request leaves nothing on a connection': verifyNothingLeft,
  'an error page tells nothing of the code': verifyErrorPage,
};

/**
 * Starts one cell and puts every check of isolation to it; the exit code is 2 when one of them is not passed.
 * @param {string|undefined} runtimeId
 * @param {import('./commands.js').Options} options
 */
export async function isolationCommand(runtimeId, options) {
  const cell = cellFromOptions(runtimeId, options);
  const failed = await withPlace('own', async (place) => {
    await seedDatabase(place.database);
    const target = await startTarget(cell, findRuntime(cell.runtime), {
      work: place.work,
      dsn: place.database.dsn,
      host: '127.0.0.1',
      port: await findFreePort(),
      cores: coresOf(cell.placement),
    });
    try {
      const count = await putChecks(target, cell);
      process.stdout.write(count > 0 ? target.log() : '');
      return count;
    } finally {
      await target.stop();
    }
  });
  return failed === 0 ? 0 : 2;
}

/** @param {Target} target @param {Cell} cell @returns {Promise<number>} how many checks were not passed */
async function putChecks(target, cell) {
  let failed = 0;
  process.stdout.write(`${cell.id}\n`);
  for (const [name, check] of Object.entries(cell.app === SMALL ? CHECKS : CHECKS_OF_FRAMEWORKS)) {
    try {
      await check(target.url, cell);
      process.stdout.write(`passed  ${name}\n`);
    } catch (error) {
      if (!(error instanceof TargetFailure)) {
        throw error;
      }
      failed += 1;
      process.stdout.write(`FAILED  ${name}: ${error.message}\n`);
    }
  }
  return failed;
}

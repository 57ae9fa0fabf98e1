import {SMALL} from '../applications/catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {findFreePort} from '../../machine/ports.ts';
import {verifyErrorPage, verifyIsolation, verifyNothingLeft} from '../protocol/isolation.ts';
import {coresOf} from '../protocol/placement.ts';
import {withPlace} from '../protocol/place.ts';
import {findRuntime} from '../runtimes/catalogue.ts';
import {startTarget, TargetFailure} from '../runtimes/target.ts';
import {cellFromOptions} from './cell-options.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Target} from '../runtimes/target.ts';
import type {Options} from './commands.ts';

const CHECKS = {'overlapping requests keep their own state': verifyIsolation};
/** The small application opens no transaction and renders no error. */
const CHECKS_OF_FRAMEWORKS = {
  ...CHECKS,
  'a failed request leaves nothing on a connection': verifyNothingLeft,
  'an error page tells nothing of the code': verifyErrorPage,
};

/** Starts one cell and puts every check of isolation to it; the exit code is 2 when one of them is not passed. */
export async function isolationCommand(runtimeId: string | undefined, options: Options) {
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

/** @returns how many checks were not passed */
async function putChecks(target: Target, cell: Cell): Promise<number> {
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

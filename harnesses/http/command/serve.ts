import {seedDatabase} from '../database/postgres.ts';
import {cpuOfGroups, memoryOfGroups} from '../../machine/process-groups.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {findFreePort, requireFreePort} from '../../machine/ports.ts';
import {withPlace} from '../protocol/place.ts';
import {coresOf, moveTo} from '../protocol/placement.ts';
import {findRuntime, missingNeeds} from '../runtimes/catalogue.ts';
import {startTarget} from '../runtimes/target.ts';
import {cellFromOptions, wholeNumber} from './cell-options.ts';
import type {Runtime} from '../runtimes/catalogue.ts';
import type {Target} from '../runtimes/target.ts';
import type {Options} from './commands.ts';

/**
 * Starts one cell and leaves it running until interrupted; then prints the CPU time and memory of its process groups.
 */
export async function serveCommand(runtimeId: string | undefined, options: Options) {
  const cell = cellFromOptions(runtimeId, options);
  await requirePresent(findRuntime(cell.runtime));
  const asked = wholeNumber('--port', options.port, 0);
  const port =
    asked === 0 ? await findFreePort(options.host) : await requireFreePort(options.host, asked);
  return withPlace('own', async (place) => {
    await moveTo(place, cell.placement);
    await seedDatabase(place.database);
    const target = await startTarget(cell, findRuntime(cell.runtime), {
      work: place.work,
      dsn: place.database.dsn,
      host: options.host,
      port,
      cores: coresOf(cell.placement),
    });
    const roots = {...target.groups, database: place.database.child.pid};
    const before = cpuOfGroups(roots);
    process.stdout.write(
      `${target.url}  ${cell.id}\nCtrl-C ends it and prints CPU time and memory.\n`,
    );
    const reason = await untilInterrupted(target);
    const cpu = cpuOfGroups(roots);
    const cpuMs = Object.fromEntries(
      Object.entries(cpu).map(([name, ms]) => [name, ms - before[name]]),
    );
    process.stdout.write(
      `${JSON.stringify({cell, ended: reason, cpuMs, memory: memoryOfGroups(roots)}, null, 2)}\n`,
    );
    await target.stop();
    return reason === 'interrupted' ? 0 : 1;
  });
}

async function requirePresent(runtime: Runtime) {
  const [missing] = await missingNeeds(runtime);
  if (missing !== undefined) {
    throw new HarnessError(`runtime "${runtime.id}"`, `lacks ${missing.what}`, missing.install);
  }
}

/** @returns why serving ended */
function untilInterrupted(target: Target): Promise<string> {
  return new Promise((resolve) => {
    const end = (reason: string) => {
      clearInterval(watch);
      resolve(reason);
    };
    const watch = setInterval(() => {
      const failure = target.failure();
      if (failure !== null) {
        end(failure);
      }
    }, 500);
    const interrupted = () => end('interrupted');
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.removeAllListeners(signal);
      process.once(signal, interrupted);
    }
  });
}

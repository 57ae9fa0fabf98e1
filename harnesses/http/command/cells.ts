import {wholeNumber} from '../../engine/plan.ts';
import {RunFailure} from '../../engine/runs.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import {cpuOfGroups, memoryOfGroups} from '../../machine/process-groups.ts';
import {findRuntime, missingNeeds, SMALL} from '../catalogue.ts';
import {makeCell} from '../protocol/cell.ts';
import {moveTo, PLACEMENTS, withPlace} from '../protocol/place.ts';
import {verifyErrorPage, verifyIsolation, verifyNothingLeft} from '../protocol/verify.ts';
import {startTarget} from '../runtimes/target.ts';
import type {Runtime} from '../catalogue.ts';
import type {Options} from '../options.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Target} from '../runtimes/target.ts';

/** The cell that the command line describes. */
export function cellFromOptions(runtimeId: string | undefined, options: Options) {
  if (runtimeId === undefined) {
    throw new HarnessError(
      'serve',
      'no runtime named',
      'run serve factorial, or another that doctor lists',
    );
  }
  const runtime = findRuntime(runtimeId);
  const cannot = `${runtimeId} cannot be that`;
  const app = oneOf('--app', options.app, runtime.apps ?? [SMALL], cannot);
  const application = oneOf('--application', options.application, runtime.application, cannot);
  const connection = oneOf('--connection', options.connection, runtime.connection, cannot);
  const waiting = oneOf('--waiting', options.waiting, runtime.waiting, cannot);
  const placement = oneOf('--placement', options.placement, PLACEMENTS, 'is not known');
  return makeCell({
    ...{runtime: runtimeId, app, placement, application, connection, waiting},
    workers: wholeNumber('--workers', options.workers),
    coroutinesPerWorker:
      waiting === 'coroutine' ? wholeNumber('--coroutines', options.coroutines) : 1,
    workload: options.workload,
    ioWaitMs: wholeNumber('--wait', options.wait, 0),
  });
}

/**
 * What an option says, if it is one of the possible words.
 *
 * @param why it is refused otherwise
 */
function oneOf<T extends string>(
  name: string,
  text: string,
  possible: readonly T[],
  why: string,
): T {
  const found = possible.find((each) => each === text);
  if (found === undefined) {
    throw new HarnessError(`${name} ${text}`, why, `choose one of: ${possible.join(', ')}`);
  }
  return found;
}

export function positiveNumber(name: string, text: string) {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) {
    throw new HarnessError(name, `"${text}"`, 'give a number above 0');
  }
  return value;
}

/**
 * Starts one cell and leaves it running until interrupted; then prints the CPU time and memory of its process groups.
 */
export async function serveCommand(runtimeId: string | undefined, options: Options) {
  const cell = cellFromOptions(runtimeId, options);
  await requirePresent(findRuntime(cell.runtime));
  const port = await freePort(options.host, wholeNumber('--port', options.port, 0));
  return withPlace('own', async (place) => {
    await moveTo(place, cell.placement);
    const target = await startTarget(cell, place, {host: options.host, port});
    const roots = {...target.groups, database: place.database.child.pid};
    const before = cpuOfGroups(roots);
    process.stdout.write(
      `${target.url}  ${cell.id}\nCtrl-C ends it and prints CPU time and memory.\n`,
    );
    const reason = await untilInterrupted(target);
    const cpuMs = cpuOfGroups(roots, before);
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
    onInterrupt(() => end('interrupted'));
  });
}

/** Has Ctrl-C end what is served, and not the harness. */
export function onInterrupt(end: () => void) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.once(signal, end);
  }
}

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
    const target = await startTarget(cell, place);
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
      if (!(error instanceof RunFailure)) {
        throw error;
      }
      failed += 1;
      process.stdout.write(`FAILED  ${name}: ${error.message}\n`);
    }
  }
  return failed;
}

import {HarnessError} from '../../machine/harness-error.ts';
import {SMALL} from '../applications/catalogue.ts';
import {makeCell} from '../protocol/cell.ts';
import {PLACEMENTS} from '../protocol/placement.ts';
import {findRuntime} from '../runtimes/catalogue.ts';
import type {Options} from './commands.ts';

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
  const coroutines = waiting === 'coroutine' ? wholeNumber('--coroutines', options.coroutines) : 1;
  const workers = wholeNumber('--workers', options.workers);
  return makeCell({
    runtime: runtimeId,
    app,
    placement,
    application,
    connection,
    waiting,
    workers,
    coroutinesPerWorker: coroutines,
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

export function wholeNumber(name: string, text: string, least: number = 1) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new HarnessError(name, `"${text}"`, `give a whole number, ${least} or more`);
  }
  return value;
}

export function positiveNumber(name: string, text: string) {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) {
    throw new HarnessError(name, `"${text}"`, 'give a number above 0');
  }
  return value;
}

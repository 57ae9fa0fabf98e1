// @ts-check
import {HarnessError} from '../../machine/harness-error.js';
import {SMALL} from '../applications/catalogue.js';
import {makeCell} from '../protocol/cell.js';
import {PLACEMENTS} from '../protocol/placement.js';
import {findRuntime} from '../runtimes/catalogue.js';

/**
 * The cell that the command line describes.
 * @param {string|undefined} runtimeId
 * @param {import('./commands.js').Options} options
 */
export function cellFromOptions(runtimeId, options) {
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
 * @template {string} T
 * @param {string} name
 * @param {string} text
 * @param {readonly T[]} possible
 * @param {string} why it is refused otherwise
 * @returns {T}
 */
function oneOf(name, text, possible, why) {
  const found = possible.find((each) => each === text);
  if (found === undefined) {
    throw new HarnessError(`${name} ${text}`, why, `choose one of: ${possible.join(', ')}`);
  }
  return found;
}

/** @param {string} name @param {string} text @param {number} [least] */
export function wholeNumber(name, text, least = 1) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new HarnessError(name, `"${text}"`, `give a whole number, ${least} or more`);
  }
  return value;
}

/** @param {string} name @param {string} text */
export function positiveNumber(name, text) {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) {
    throw new HarnessError(name, `"${text}"`, 'give a number above 0');
  }
  return value;
}

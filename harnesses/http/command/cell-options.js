// @ts-check
import {HarnessError} from '../../machine/harness-error.js';
import {SMALL} from '../applications/catalogue.js';
import {makeCell} from '../protocol/cell.js';
import {PLACEMENTS} from '../protocol/placement.js';
import {findRuntime} from '../runtimes/catalogue.js';

/**
 * The cell that the command line describes.
 * @param {string|undefined} runtimeId
 * @param {any} options values of the command line
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
  const {app, application, connection, waiting, workload, placement} = options;
  for (const [name, value] of Object.entries({app, application, connection, waiting})) {
    const possible = name === 'app' ? (runtime.apps ?? [SMALL]) : runtime[name];
    if (!possible.includes(value)) {
      throw new HarnessError(
        `--${name} ${value}`,
        `${runtimeId} cannot be that`,
        `choose one of: ${possible.join(', ')}`,
      );
    }
  }
  if (!PLACEMENTS.includes(placement)) {
    throw new HarnessError(
      `--placement ${placement}`,
      'is not known',
      `choose one of: ${PLACEMENTS.join(', ')}`,
    );
  }
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
    workload,
    ioWaitMs: wholeNumber('--wait', options.wait, 0),
  });
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

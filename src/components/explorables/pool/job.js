// @ts-check
import {recordOf} from '../../../../lib/queueing/machine/record.js';
import {summarise} from '../../../../lib/queueing/machine/summary.js';

/**
 * @typedef {Record<import('./sides.js').Side, import('../../../../lib/queueing/machine/setup.js').Setup>} Setups
 * @typedef {Record<import('./sides.js').Side, import('./statistics.js').Statistics>} Results
 * @typedef {import('../../../../lib/queueing/machine/setup.js').Setup} Setup
 * @typedef {import('./statistics.js').Statistics} Statistics
 * @typedef {{onmessage: ((event: MessageEvent<Setup>) => void) | null, postMessage: (answer: Statistics) => void}} JobScope
 */

/**
 * Answers in a Web Worker: the setup of one side in, its statistics out.
 *
 * @param {JobScope} worker global scope of the Web Worker
 */
export function answerJobs(worker) {
  worker.onmessage = ({data}) => worker.postMessage(statisticsOf(data));
}

/**
 * @param {import('../../../../lib/queueing/machine/setup.js').Setup} setup
 * @returns {import('./statistics.js').Statistics}
 */
export function statisticsOf(setup) {
  const record = recordOf(setup);
  const {dropped, count} = record.requests;
  return {
    summary: summarise(record),
    ...{dropped, sent: count, levels: record.levels, cores: record.setup.cores},
  };
}

const SIDES = /** @type {const} */ (['blocking', 'coroutines']);

/**
 * Has setups computed off the main thread, one pair at a time: the newest waits while one runs, older ones are dropped.
 * Each side has a Web Worker, so that two cores compute them side by side.
 *
 * @param {string} address of a module that answers jobs
 * @param {(results: Results) => void} take
 * @param {() => void} fail called when the module can't be had or ends in an error
 * @returns {(setups: Setups) => void} asks for a pair
 */
export function jobsAt(address, take, fail) {
  /** @type {Partial<Record<import('./sides.js').Side, Worker>>} */
  const workers = {};
  /** @type {Setups | null} */
  let waiting = null;
  let isBusy = false;
  /** @type {Partial<Results>} */
  let results = {};
  const send = (/** @type {Setups} */ setups) => {
    isBusy = true;
    results = {};
    for (const side of SIDES) {
      const worker = (workers[side] ??= new Worker(address, {type: 'module'}));
      worker.onmessage = ({data}) => {
        results[side] = data;
        if (results.blocking && results.coroutines) done(/** @type {Results} */ (results));
      };
      worker.onerror = fail;
      worker.postMessage(setups[side]);
    }
  };
  const done = (/** @type {Results} */ answers) => {
    isBusy = false;
    if (waiting) send(waiting);
    else take(answers);
    waiting = null;
  };
  return (setups) => {
    if (isBusy) waiting = setups;
    else send(setups);
  };
}

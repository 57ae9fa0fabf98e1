// @ts-check
import {recordOf} from '../../../../lib/queueing/machine/record.js';
import {summarise} from '../../../../lib/queueing/machine/summary.js';

/**
 * @typedef {Record<import('./sides.js').Side, import('../../../../lib/queueing/machine/setup.js').Setup>} Setups
 * @typedef {Record<import('./sides.js').Side, import('./statistics.js').Statistics>} Results
 * @typedef {{onmessage: ((event: MessageEvent<{number: number, setups: Setups}>) => void) | null,
 *   postMessage: (answer: {number: number, results: Results}) => void}} JobScope
 */

/**
 * Answers in a Web Worker: setups of both sides in, their statistics out.
 *
 * @param {JobScope} worker global scope of the Web Worker
 */
export function answerJobs(worker) {
  worker.onmessage = ({data: {number, setups}}) => {
    const {blocking, coroutines} = setups;
    const results = {blocking: statisticsOf(blocking), coroutines: statisticsOf(coroutines)};
    worker.postMessage({number, results});
  };
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

/**
 * Has setups computed off the main thread, one at a time: the newest waits while one runs, older ones are dropped.
 *
 * @param {string} address of a module that answers jobs
 * @param {(results: Results) => void} take
 * @returns {{ask: (setups: Setups) => void, close: () => void}}
 */
export function jobsAt(address, take) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Setups | null} */
  let waiting = null;
  let isBusy = false;
  let number = 0;
  const send = (/** @type {Setups} */ setups) => {
    if (!worker) {
      worker = new Worker(address, {type: 'module'});
      worker.onmessage = ({data}) => done(data);
    }
    isBusy = true;
    number += 1;
    worker.postMessage({number, setups});
  };
  const done = (/** @type {{number: number, results: Results}} */ data) => {
    isBusy = false;
    if (waiting) send(waiting);
    else if (data.number === number) take(data.results);
    waiting = null;
  };
  return {
    ask: (setups) => {
      if (isBusy) waiting = setups;
      else send(setups);
    },
    close: () => worker?.terminate(),
  };
}

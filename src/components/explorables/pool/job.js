// @ts-check
import {recordOf} from '../../../../lib/queueing/machine/record.js';
import {summarise} from '../../../../lib/queueing/machine/summary.js';

/**
 * Answers in a Web Worker: setups of both sides in, their statistics out.
 *
 * @param {any} worker global scope of the Web Worker
 */
export function answerJobs(worker) {
  worker.onmessage = (/** @type {MessageEvent} */ {data: {number, setups}}) => {
    const results = Object.fromEntries(
      Object.entries(setups).map(([side, setup]) => [side, statisticsOf(setup)]),
    );
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
 * @param {(results: any) => void} take
 * @returns {{ask: (setups: object) => void, close: () => void}}
 */
export function jobsAt(address, take) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {object | null} */
  let waiting = null;
  let isBusy = false;
  let number = 0;
  const send = (/** @type {object} */ setups) => {
    if (!worker) {
      worker = new Worker(address, {type: 'module'});
      worker.onmessage = ({data}) => done(data);
    }
    isBusy = true;
    number += 1;
    worker.postMessage({number, setups});
  };
  const done = (/** @type {{number: number, results: any}} */ data) => {
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

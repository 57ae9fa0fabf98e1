import {recordOf} from '../../../../lib/queueing/machine/record.ts';
import {summarise} from '../../../../lib/queueing/machine/summary.ts';
import type {Setup} from '../../../../lib/queueing/machine/setup.ts';
import type {Side} from './sides.ts';
import type {Statistics} from './statistics.ts';

export type Setups = Record<Side, Setup>;

export type Results = Record<Side, Statistics>;

export type JobScope = {
  onmessage: ((event: MessageEvent<Setup>) => void) | null;
  postMessage: (answer: Statistics) => void;
};

/**
 * Answers in a Web Worker: the setup of one side in, its statistics out.
 *
 * @param worker global scope of the Web Worker
 */
export function answerJobs(worker: JobScope) {
  worker.onmessage = ({data}) => worker.postMessage(statisticsOf(data));
}

export function statisticsOf(setup: Setup): Statistics {
  const record = recordOf(setup);
  const {dropped, count} = record.requests;
  return {
    summary: summarise(record),
    ...{dropped, sent: count, levels: record.levels, cores: record.setup.cores},
  };
}

const SIDES = ['blocking', 'coroutines'] as const;

/**
 * Has setups computed off the main thread, one pair at a time: the newest waits while one runs, older ones are dropped.
 * Each side has a Web Worker, so that two cores compute them side by side.
 *
 * @param address of a module that answers jobs
 * @param fail called when the module can't be had or ends in an error
 * @returns asks for a pair
 */
export function jobsAt(
  address: string,
  take: (results: Results) => void,
  fail: () => void,
): (setups: Setups) => void {
  const workers: Partial<Record<Side, Worker>> = {};
  let waiting: Setups | null = null;
  let isBusy = false;
  let results: Partial<Results> = {};
  const send = (setups: Setups) => {
    isBusy = true;
    results = {};
    for (const side of SIDES) {
      const worker = (workers[side] ??= new Worker(address, {type: 'module'}));
      worker.onmessage = ({data}) => {
        results[side] = data;
        if (results.blocking && results.coroutines) done(results as Results);
      };
      worker.onerror = fail;
      worker.postMessage(setups[side]);
    }
  };
  const done = (answers: Results) => {
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

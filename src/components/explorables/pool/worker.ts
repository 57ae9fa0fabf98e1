import {recordOf} from '../../../../lib/queueing/machine/record.ts';
import {summarise} from '../../../../lib/queueing/machine/summary.ts';
import {SIDES} from './setups.ts';
import type {Setup} from '../../../../lib/queueing/machine/setup.ts';
import type {Side} from './setups.ts';

/** of one side */
export type Statistics = ReturnType<typeof statisticsOf>;

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

export function statisticsOf(setup: Setup) {
  const record = recordOf(setup);
  const {dropped, count} = record.requests;
  return {
    summary: summarise(record),
    ...{dropped, sent: count, levels: record.levels, cores: record.setup.cores},
  };
}

/**
 * Has setups computed off the main thread, one pair at a time: the newest waits while one runs, older ones are dropped.
 * Each side has a Web Worker, so that two cores compute them side by side.
 *
 * @param address of a module that answers jobs
 * @param take given the results and what the pair was asked for
 * @param fail called when the module can't be had or ends in an error
 * @returns asks for a pair
 */
export function jobsAt<Cause>(
  address: string,
  take: (results: Results, cause: Cause) => void,
  fail: () => void,
): (setups: Setups, cause: Cause) => void {
  type Job = {setups: Setups; cause: Cause};
  const workers: Partial<Record<Side, Worker>> = {};
  let waiting: Job | null = null;
  let isBusy = false;
  const send = ({setups, cause}: Job) => {
    isBusy = true;
    const results: Partial<Results> = {};
    for (const side of SIDES) {
      const worker = (workers[side] ??= new Worker(address, {type: 'module'}));
      worker.onmessage = ({data}) => {
        results[side] = data;
        const {blocking, coroutines} = results;
        if (blocking && coroutines) done({blocking, coroutines}, cause);
      };
      worker.onerror = fail;
      worker.postMessage(setups[side]);
    }
  };
  const done = (results: Results, cause: Cause) => {
    isBusy = false;
    if (waiting) send(waiting);
    else take(results, cause);
    waiting = null;
  };
  return (setups, cause) => {
    if (isBusy) waiting = {setups, cause};
    else send({setups, cause});
  };
}

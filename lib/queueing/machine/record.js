// @ts-check
import {createRandom, drawExponential} from '../../statistics/random.js';
import {levelsOf} from './levels.js';
import {Program} from './program.js';
import {Run} from './run.js';

/**
 * @typedef {import('./setup.js').Setup} Setup
 * @typedef {import('./setup.js').CompleteSetup} CompleteSetup
 */

/** @type {Omit<CompleteSetup, 'arrivals' | 'arrivalRatePerS' | 'users' | 'cpuS' | 'ioS' | 'workers' | 'cores'>} */
const DEFAULTS = {
  ...{bootS: 0, connectCpuS: 0, connectWaitS: 0, databaseCpuS: 0, frontCpuS: 0, ioWaits: 1},
  connectDatabaseCpuS: 0,
  ...{service: 'constant', seed: 1, coroutinesPerWorker: 1, keepsSegments: false},
  ...{maxInFlight: Infinity, requests: Infinity, durationS: Infinity, gracefulStopS: Infinity},
};

/** A setup with everything that it leaves out. @param {Setup} setup @returns {CompleteSetup} */
export const completeSetup = (setup) => ({...DEFAULTS, ...setup});

/**
 * The record of a setup that is known to be possible, such as one from a form that keeps its numbers within limits:
 * `simulate` checks it first. Browsers load this without the checks and their words.
 *
 * @param {Setup} setup
 * @returns {import('./simulate.js').SimulationRecord}
 */
export function recordOf(setup) {
  const complete = completeSetup(setup);
  const run = new Run(modelOf(complete));
  run.run();
  const elapsedS = endOf(run, complete);
  const requests = {
    arrivedS: Float64Array.from(run.arrivedS),
    startedS: Float64Array.from(run.startedS),
    answeredS: Float64Array.from(run.answeredS),
    ...{count: run.sent, answered: run.answered, dropped: run.dropped},
  };
  const busyCoreS = run.busyCoreS(Math.max(elapsedS, run.nowS));
  const levels = levelsOf({
    requests,
    busyCoreS,
    elapsedS,
    coresUntilS: Math.max(elapsedS, run.nowS),
  });
  return {setup: complete, requests, segments: run.segments, levels, elapsedS};
}

/** @param {Run} run @param {CompleteSetup} setup */
function endOf(run, {durationS, gracefulStopS, requests}) {
  if (run.sent > run.answered) return durationS + gracefulStopS;
  const isCut = durationS !== Infinity && run.sent + run.dropped < requests;
  return Math.max(run.lastAnswerS, isCut ? durationS : 0);
}

/** @param {CompleteSetup} setup @returns {import('./run.js').Model} */
function modelOf(setup) {
  const {durationS, gracefulStopS, requests, maxInFlight} = setup;
  return {
    load: loadOf(setup),
    ...{most: requests, durationS, stopS: durationS + gracefulStopS, cap: maxInFlight},
    ...{workers: setup.workers, coroutinesPerWorker: setup.coroutinesPerWorker},
    ...{cores: setup.cores, keepsSegments: setup.keepsSegments, program: new Program(setup)},
  };
}

/**
 * Users and rate are there where the arrivals need them: `requireSetup` refuses a setup without.
 *
 * @param {CompleteSetup} setup
 * @returns {import('./run.js').Load}
 */
function loadOf({arrivals, users = 0, arrivalRatePerS = 0, seed}) {
  if (arrivals === 'closed') return {kind: 'closed', users};
  if (arrivals === 'at-once') return {kind: 'open', arrivalS: () => 0};
  if (arrivals === 'even') return {kind: 'open', arrivalS: (index) => index / arrivalRatePerS};
  const random = createRandom(seed);
  let lastS = 0;
  return {
    kind: 'open',
    arrivalS: () => (lastS += drawExponential(random, 1 / arrivalRatePerS)),
  };
}

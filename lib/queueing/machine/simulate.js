// @ts-check
import {createRandom, drawExponential} from '../../statistics/random.js';
import {levelsOf} from './levels.js';
import {Program} from './program.js';
import {Run} from './run.js';
import {completeSetup} from './setup.js';

/**
 * @typedef {import('./setup.js').Setup} Setup
 * @typedef {import('./setup.js').CompleteSetup} CompleteSetup
 * @typedef {import('./run.js').Segment} Segment
 * @typedef {{arrivedS: Float64Array, startedS: Float64Array, answeredS: Float64Array, count: number, answered: number,
 *   dropped: number}} Requests
 *   columns by request in the order of arrival: when it came, when it got a slot and when it was answered, NaN where it
 *   never did; requests dropped at the cap aren't among them
 * @typedef {{setup: CompleteSetup, requests: Requests, segments: Segment[], levels: import('./levels.js').Levels,
 *   elapsedS: number}} SimulationRecord
 */

/**
 * Simulates a pool of workers under load. Requests wait first come, first served for a free slot (a worker, or a
 * coroutine of one); a worker runs the code of one slot at a time, and workers, database, web server and load generator
 * share the cores, first come, first served. Arrivals and each request's work come from random streams of their own, so
 * that two pools with the same seed get the same requests. The same setup gives the same record.
 *
 * @param {Setup} setup
 * @returns {SimulationRecord} `segments` only if the setup `keepsSegments`; the run ends with the last answer, or with
 *   `durationS`, and `gracefulStopS` after it, where those are given
 * @throws {RangeError} on numbers out of range, all named, a run without an end, or more than two million requests
 */
export function simulate(setup) {
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
 * Users and rate are there where the arrivals need them: `completeSetup` refuses a setup without.
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

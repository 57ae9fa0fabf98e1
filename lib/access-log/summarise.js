// @ts-check
/**
 * @typedef {import('./read-lines.js').LogSums} LogSums
 * @typedef {import('./read-lines.js').Moments} Moments
 * @typedef {{cpuMs: number, ioMs: number}} Times
 * @typedef {{code: 'empty' | 'other-format' | 'few-lines', requests: number, badLines: number,
 *   firstBad: LogSums['firstBad']}} LogProblem
 * @typedef {LogSums & {problem?: undefined}} GoodLog
 */

/** With fewer, ticks of 10 ms leave the mean of a small CPU time too uncertain to be used. */
export const FEWEST_LINES = 300;
/** From this share on, the log was written in another format. */
const MOST_BAD = 0.5;

/**
 * What a log says, or why it can't be used.
 *
 * @param {LogSums} sums
 * @returns {GoodLog | {problem: LogProblem}}
 */
export function summariseLog(sums) {
  const {requests, badLines, firstBad} = sums;
  const code = problemOf(requests, badLines);
  return code ? {problem: {code, requests, badLines, firstBad}} : sums;
}

/** @param {number} requests @param {number} badLines @returns {LogProblem['code'] | null} */
function problemOf(requests, badLines) {
  if (requests + badLines === 0) return 'empty';
  if (badLines > MOST_BAD * (requests + badLines)) return 'other-format';
  return requests < FEWEST_LINES ? 'few-lines' : null;
}

/**
 * Cost of one thing that a script does and an empty script doesn't: the difference of their means.
 *
 * @param {LogSums} log of a script that only boots, or only connects
 * @param {LogSums} [empty] of an empty script; without it nothing is taken off
 * @returns {{cpuMs: Moments, ioMs: Moments}} never below 0
 */
export function costBeside(log, empty) {
  return {cpuMs: less(log.cpuMs, empty?.cpuMs), ioMs: less(log.ioMs, empty?.ioMs)};
}

/** @param {Moments} of @param {Moments} [without] @returns {Moments} */
function less(of, without = {mean: 0, standardError: 0}) {
  return {
    mean: Math.max(0, of.mean - without.mean),
    standardError: Math.hypot(of.standardError, without.standardError),
  };
}

import type {LogSums, Moments} from './read-lines.ts';

export type LogProblem = {
  code: 'empty' | 'other-format' | 'few-lines';
  requests: number;
  badLines: number;
  firstBad: LogSums['firstBad'];
};

export type GoodLog = LogSums & {problem?: undefined};

/** With fewer, ticks of 10 ms leave the mean of a small CPU time too uncertain to be used. */
export const FEWEST_LINES = 300;
/** From this share on, the log was written in another format. */
const MOST_BAD = 0.5;

/** What a log says, or why it can't be used. */
export function summariseLog(sums: LogSums): GoodLog | {problem: LogProblem} {
  const {requests, badLines, firstBad} = sums;
  const code = problemOf(requests, badLines);
  return code ? {problem: {code, requests, badLines, firstBad}} : sums;
}

function problemOf(requests: number, badLines: number): LogProblem['code'] | null {
  if (requests + badLines === 0) return 'empty';
  if (badLines > MOST_BAD * (requests + badLines)) return 'other-format';
  return requests < FEWEST_LINES ? 'few-lines' : null;
}

/**
 * Cost of one thing that a script does and an empty script doesn't: the difference of their means.
 *
 * @param log of a script that only boots, or only connects
 * @param empty of an empty script; without it nothing is taken off
 * @returns never below 0
 */
export function costBeside(log: LogSums, empty?: LogSums): {cpuMs: Moments; ioMs: Moments} {
  return {cpuMs: less(log.cpuMs, empty?.cpuMs), ioMs: less(log.ioMs, empty?.ioMs)};
}

function less(of: Moments, without: Moments = {mean: 0, standardError: 0}): Moments {
  return {
    mean: Math.max(0, of.mean - without.mean),
    standardError: Math.hypot(of.standardError, without.standardError),
  };
}

import {valueIfAny} from '../result/read.ts';
import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/** Numbers further apart than this factor come from two runs, or are in two units. */
export const APART = 2;
const MS = 1000;

/** Requests of a run by its rate and its length, where both are known. */
const byRate = ({throughputPerS = 0, durationS = 0}: Point) => throughputPerS * durationS;

const requestsOf = ({measurement}: Point) => valueIfAny(measurement, 'completedRequests') ?? 0;

/**
 * Holds the number of requests against rate × length.
 *
 * @returns undefined where they are of one run, within a factor of two
 */
export function checkRequests(point: Point): Finding | undefined {
  const [requests, expected] = [requestsOf(point), byRate(point)];
  const ratio = requests / expected;
  if (!(requests > 0 && expected > 0) || (ratio < APART && ratio > 1 / APART)) return undefined;
  const {throughputPerS, durationS} = point;
  const values = {requests, throughputPerS, durationS, expected};
  return {kind: 'refused', reason: 'not-rate-times-length', values};
}

/**
 * Finds latencies in seconds. By Little’s law a closed load without think time has as many requests in flight as users;
 * read as milliseconds, such latencies leave a thousandth of them.
 *
 * @returns undefined where they needn't be
 */
export function checkLatencyUnit(point: Point): Finding | undefined {
  const {model, cap = 0, throughputPerS = 0, thinkTimeS, meanMs, medianMs} = point;
  const latency = meanMs ?? medianMs ?? 0;
  const users = (throughputPerS * latency) / cap;
  if (model !== 'closed' || thinkTimeS !== 0) return undefined;
  if (!(users < APART && users > 1 / APART)) return undefined;
  const values = {latency, users: cap, throughputPerS, expectedMs: (MS * cap) / throughputPerS};
  return {kind: 'refused', reason: 'in-seconds', values};
}

/**
 * Finds a percentile of fewer answers than it divides, in all repeats together: the 99.9th of four is the largest under
 * another name.
 *
 * @returns undefined where there are enough, or nothing says how many there were
 */
export function checkPercentileAnswers(point: Point): Finding | undefined {
  const {values, repeats = 1} = point.measurement;
  const answers = Math.round((requestsOf(point) || byRate(point)) * repeats);
  if (answers === 0) return undefined;
  const [highest] = Object.keys(values.latencyMs ?? {})
    .flatMap((name) => {
      const [, digits] = /^p(\d{2,})$/u.exec(name) ?? [];
      return digits ? [{name, fewest: Math.round(1 / (1 - Number(`0.${digits}`)))}] : [];
    })
    .toSorted((a, b) => b.fewest - a.fewest);
  if (!highest || answers >= highest.fewest) return undefined;
  return {kind: 'refused', reason: 'too-few', values: {answers, ...highest}};
}

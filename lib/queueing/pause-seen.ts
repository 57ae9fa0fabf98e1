import {pausedLatencies} from './paused-server.ts';
import {quantileOfSorted} from '../statistics/quantile.ts';

type Sent = {sentS: number; latencyS: number};

/**
 * what a generator saw: `unsentS`, when it would have sent but waited; `slow`, requests that the pause delayed
 */
export type Seen = {sent: Sent[]; unsentS: number[]; slow: number; p99S: number};

/** A server that is half busy, asked a hundred times a second for two seconds; it pauses in the middle. */
export const SERVER = Object.freeze({ratePerS: 100, serviceS: 0.005, pauseAtS: 1, durationS: 2});

/** Pauses that the control offers, milliseconds. */
export const PAUSES = Object.freeze({least: 0, most: 400, step: 20, first: 100});

/** What an open and a closed generator see of the same server through the same pause. */
export function seenThrough(pauseMs: number): {open: Seen; closed: Seen} {
  const {open, closed} = pausedLatencies({...SERVER, pauseS: pauseMs / 1000});
  const period = 1 / SERVER.ratePerS;
  const openSent = open.map((latencyS, index) => ({sentS: index * period, latencyS}));
  let at = 0;
  const closedSent = closed.map((latencyS) => {
    const sentS = at;
    at += Math.max(latencyS, period);
    return {sentS, latencyS};
  });
  return {open: seenOf(openSent, []), closed: seenOf(closedSent, unsent(closedSent, period))};
}

function seenOf(sent: Sent[], unsentS: number[]): Seen {
  const sorted = Float64Array.from(sent, ({latencyS}) => latencyS).sort();
  const slow = sent.filter(({latencyS}) => latencyS > SERVER.serviceS * 1.001).length;
  return {sent, unsentS, slow, p99S: quantileOfSorted(sorted, 0.99)};
}

/** The times of the schedule that passed while the generator waited. */
function unsent(sent: Sent[], period: number) {
  return sent.flatMap(({sentS, latencyS}) => {
    const missed = Math.max(0, Math.ceil(latencyS / period - 1e-9) - 1);
    return Array.from({length: missed}, (_, index) => sentS + (index + 1) * period);
  });
}

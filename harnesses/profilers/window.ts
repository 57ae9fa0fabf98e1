import type {Mark} from './targets.ts';

/** What a target did between two moments, by the marks nearest to them. */
export function between(marks: Mark[], fromNs: number, toNs: number) {
  const first = nearest(marks, fromNs);
  const last = nearest(marks, toNs);
  const ns = last[0] - first[0];
  const work = last[1] - first[1];
  const cpuMs = last[2] - first[2];
  return {
    workPerS: work / (ns / 1e9),
    cpuShare: cpuMs / (ns / 1e6),
    shares: last[3].map((spent, index) => (spent - first[3][index]) / ns),
  };
}

function nearest(marks: Mark[], atNs: number): Mark {
  return marks.reduce((best, mark) =>
    Math.abs(mark[0] - atNs) < Math.abs(best[0] - atNs) ? mark : best,
  );
}

/**
 * What a constant drift makes of a rate: each period lasts longer than asked by the same time, so the share of samples
 * taken is 1 / (1 + rate · drift). Solved for the drift, in ms; a little below 0 where a sample more was taken.
 */
export function driftMs(taken: Record<'samples' | 'seconds' | 'rateHz' | 'processes', number>) {
  return 1000 * ((taken.seconds * taken.processes) / taken.samples - 1 / taken.rateHz);
}

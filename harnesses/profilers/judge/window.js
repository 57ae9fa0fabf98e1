// @ts-check

/** @typedef {import('../protocol/targets.js').Mark} Mark */

/**
 * What a target did between two moments, by the marks nearest to them.
 * @param {Mark[]} marks
 * @param {number} fromNs
 * @param {number} toNs
 * @returns {{seconds: number, workPerS: number, cpuShare: number, cpuMsPerWork: number|null, shares: number[]}}
 */
export function between(marks, fromNs, toNs) {
  const first = nearest(marks, fromNs);
  const last = nearest(marks, toNs);
  const ns = last[0] - first[0];
  const work = last[1] - first[1];
  const cpuMs = last[2] - first[2];
  return {
    seconds: ns / 1e9,
    workPerS: work / (ns / 1e9),
    cpuShare: cpuMs / (ns / 1e6),
    cpuMsPerWork: work > 0 ? cpuMs / work : null,
    shares: last[3].map((spent, index) => (spent - first[3][index]) / ns),
  };
}

/** @param {Mark[]} marks @param {number} atNs @returns {Mark} */
function nearest(marks, atNs) {
  return marks.reduce((best, mark) =>
    Math.abs(mark[0] - atNs) < Math.abs(best[0] - atNs) ? mark : best,
  );
}

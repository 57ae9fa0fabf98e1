// @ts-check
import {byWorkers} from './by-workers.js';

const REGIMES = ['below-saturation', 'saturated', 'generator-capped', 'unknown'];

/**
 * Two latency percentiles of each system over the number of workers, with a panel for each regime: latencies
 * of different regimes measure different things, so a figure that holds more than one refuses to compare them.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {{percentiles?: [string, string], systems?: readonly string[]}} [wanted]
 * @returns {import('./types.js').Points} kind `pairs`, parts in the order asked for
 * @throws {RangeError} as `byWorkers` does
 */
export function latencyByRegime(run, {percentiles = ['p50', 'p95'], systems} = {}) {
  const parts = percentiles.map((part) => ({
    part,
    points: byWorkers(run, {path: `latencyMs.${part}`, kind: 'pairs', systems}),
  }));
  const all = parts.flatMap(({part, points}) => points.series.map((series) => ({...series, part})));
  const present = REGIMES.filter((regime) => all.some((series) => hasPoint(series, regime)));
  return {
    ...parts[0].points,
    parts: [...percentiles],
    panels: present.map((id) => ({id, ...(id === 'generator-capped' && {tone: 'band'})})),
    series: present.flatMap((regime) =>
      all.filter((series) => hasPoint(series, regime)).map((series) => onlyIn(series, regime)),
    ),
    ...(present.length > 1 && {refusal: {reason: 'regimes-differ', between: present}}),
  };
}

/** @param {import('./types.js').Series} series @param {string} regime */
function hasPoint({points}, regime) {
  return points.some((point) => point.y !== null && point.regime === regime);
}

/** @param {import('./types.js').Series} series @param {string} regime */
function onlyIn(series, regime) {
  const points = series.points.map((point) =>
    point.regime === regime ? point : {x: point.x, y: null},
  );
  return {...series, panel: regime, points};
}

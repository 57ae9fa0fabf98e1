import {byWorkers} from './by-workers.ts';
import type {Run} from './measured-point.ts';
import type {Points, Series} from './types.ts';

const REGIMES = ['below-saturation', 'saturated', 'generator-capped', 'unknown'];

/**
 * Two latency percentiles of each system over the number of workers, with a panel for each regime: latencies
 * of different regimes measure different things, so a figure that holds more than one refuses to compare them.
 *
 * @returns kind `pairs`, parts in the order asked for
 * @throws {RangeError} as `byWorkers` does
 */
export function latencyByRegime(
  run: Run,
  {
    percentiles = ['p50', 'p95'],
    systems,
  }: {percentiles?: [string, string]; systems?: readonly string[]} = {},
): Points {
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

function hasPoint({points}: Series, regime: string) {
  return points.some((point) => point.y !== null && point.regime === regime);
}

function onlyIn(series: Series, regime: string) {
  const points = series.points.map((point) =>
    point.regime === regime ? point : {x: point.x, y: null},
  );
  return {...series, panel: regime, points};
}

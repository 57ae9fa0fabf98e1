import {byWorkers} from '../../../../lib/chart-data/by-workers.ts';
import type {Series} from '../../../../lib/chart-data/types.ts';
import type {FigureDefinition} from '../../types.ts';

const PARTS = ['p50', 'p95'];
const REGIMES = ['below-saturation', 'saturated', 'generator-capped', 'unknown'];

/** Latencies of different regimes measure different things: each regime has a panel, and they aren't compared. */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => {
    const percentiles = PARTS.map((part) =>
      byWorkers(run, {path: `latencyMs.${part}`, kind: 'pairs'}),
    );
    const all = percentiles.flatMap(({series}, index) =>
      series.map((each) => ({...each, part: PARTS[index]})),
    );
    const between = REGIMES.filter((regime) => all.some((series) => hasPoint(series, regime)));
    return {
      ...percentiles[0],
      parts: PARTS,
      panels: between.map((id) => ({id, ...(id === 'generator-capped' && {tone: 'band'})})),
      series: between.flatMap((regime) =>
        all.filter((series) => hasPoint(series, regime)).map((series) => onlyIn(series, regime)),
      ),
      ...(between.length > 1 && {refusal: {reason: 'regimes-differ', between}}),
    };
  },
  scales: ['log', 'linear'],
  annotations: [
    {id: 'tail', at: {series: 'trueasync', panel: 'below-saturation', part: 'p95', x: 16}},
    {id: 'cap', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 4}},
    {id: 'falls', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 16}},
  ],
} satisfies FigureDefinition;

function hasPoint({points}: Series, regime: string) {
  return points.some((point) => point.y !== null && point.regime === regime);
}

function onlyIn(series: Series, regime: string) {
  const points = series.points.map((point) =>
    point.regime === regime ? point : {x: point.x, y: null},
  );
  return {...series, panel: regime, points};
}

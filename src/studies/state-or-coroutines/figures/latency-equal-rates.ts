import {capacityPoint, figure, measurementWith} from '../../figure.ts';
import {cellAt} from '../equal-slots.ts';
import {EQUAL_RATES} from '../runs.ts';
import type {Run} from '../../figure.ts';
import type {Place} from '../equal-slots.ts';

const PARTS = ['p50', 'p99'];
const LOADS = [0.5, 0.7, 0.9];
type Served = {id: string; token?: string; runtime?: string} & Pick<Place, 'kind' | 'slots'>;
const SERIES: Served[] = [
  {id: 'processes-16', token: 'group-4', kind: 'processes', slots: 16},
  {id: 'coroutines-16', token: 'group-1', kind: 'coroutines', slots: 16},
  {id: 'processes-64', token: 'group-2', kind: 'processes', slots: 64},
  {id: 'coroutines-64', token: 'group-3', kind: 'coroutines', slots: 64},
  // PHP-FPM can keep its connection and nothing else.
  {id: 'fpm-16', runtime: 'php-fpm-nginx', kind: 'processes', slots: 16},
];

function pointsOf(run: Run, {runtime, kind, slots}: Served, path: string) {
  const kept = runtime ? 'connection' : 'all';
  return LOADS.map((load) => {
    const place = {app: 'laravel', kind, slots, kept, ...(runtime && {runtime})};
    const at = cellAt({...place, point: `slowest-${load}`});
    return capacityPoint(run, measurementWith(run, at), path, load);
  });
}

/** Laravel, the same absolute rates for all: shares of what the slowest with sixteen slots can do. */
export default figure({
  runs: [EQUAL_RATES],
  select: ([run]) => ({
    kind: 'pairs',
    x: {unit: 'share', values: LOADS},
    y: {unit: 'ms'},
    parts: PARTS,
    series: SERIES.flatMap((series) =>
      PARTS.map((part) => ({
        ...{id: series.id, runtime: series.runtime ?? null, token: series.token, part},
        points: pointsOf(run, series, `latencyMs.${part}`),
      })),
    ),
  }),
  scales: ['log', 'linear'],
  annotations: [{id: 'fpm', at: {series: 'fpm-16', part: 'p99', x: 0.9}}],
});

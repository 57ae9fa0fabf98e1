import {capacityPoint, cornerSeries, figure, measurementWith, namedRows} from '../../figure.ts';
import {FRAMEWORKS_RUN, setting, SLOTS} from '../../laravel-on-swoole/cells.ts';
import {SHAPES} from '../../laravel-on-swoole/series.ts';
import type {Configuration, Run} from '../../figure.ts';

const APP = 'laravel';
const STATES = ['dropped', 'kept'] as const;

/** Rows with sixteen slots, by series: everything is kept in all of them. */
const SHAPES_OF: Record<string, readonly string[]> = {
  'kept-blocking': ['processes'],
  'kept-coroutine': ['two-workers', 'one-worker'],
};

const pointAt = (run: Run, wanted: Configuration | undefined, row: string) =>
  wanted ? capacityPoint(run, measurementWith(run, wanted), 'throughputPerS', row) : null;

const shapeOf = (id: string) => SHAPES.find((shape) => shape.id === id)?.at(APP);

/**
 * Laravel in all four combinations with two workers, and with sixteen slots by processes and by coroutines: what each of
 * the two sources of gain does, and how much of it is slots.
 */
export default figure({
  runs: [FRAMEWORKS_RUN, SLOTS],
  select: ([frameworks, slots]) => {
    const corners = cornerSeries(() => setting(APP));
    return namedRows({
      rows: [...STATES, ...Object.values(SHAPES_OF).flat()],
      unit: 'perS',
      series: corners.map(({id, token, at}) => ({
        ...{id, token},
        at: (row: string) => {
          if (id.startsWith(row)) return pointAt(frameworks, at(row) ?? undefined, row);
          return SHAPES_OF[id]?.includes(row) ? pointAt(slots, shapeOf(row), row) : null;
        },
      })),
    });
  },
  scales: ['linear', 'log'],
  annotations: [
    {id: 'dropped', at: {series: 'dropped-coroutine', x: 'dropped'}},
    {id: 'both', at: {series: 'kept-coroutine', x: 'kept'}},
    {id: 'slots', at: {series: 'kept-blocking', x: 'processes'}},
  ],
});

import {capacityPoint, cornerSeries, figure, namedRows} from '../../figure.ts';
import {measuredAt} from '../../state-or-coroutines/equal-slots.ts';
import {EQUAL_SLOTS} from '../../state-or-coroutines/runs.ts';

const KEPT = {dropped: 'nothing', kept: 'all'} as const;
const SLOTS = [2, 16];
const STATES = ['dropped', 'kept'] as const;

/** Laravel by what it keeps and by its slots, in processes and in coroutines: what state does, what slots do, and what a slot is made of. */
export default figure({
  runs: [EQUAL_SLOTS],
  select: ([run]) =>
    namedRows({
      rows: STATES.flatMap((state) => SLOTS.map((slots) => `${state}-${slots}`)),
      unit: 'perS',
      // Colours that state and waiting have all over the site.
      series: cornerSeries(() => ({})).map(({id, token}) => ({
        ...{id, token},
        at: (row: string) => {
          const [state, slots] = row.split('-');
          if (!id.startsWith(state)) return null;
          const kept = KEPT[state === 'kept' ? 'kept' : 'dropped'];
          const kind = id.endsWith('blocking') ? 'processes' : 'coroutines';
          const measurement = measuredAt(run, {app: 'laravel', kept, slots, kind});
          return capacityPoint(run, measurement, 'throughputPerS', row);
        },
      })),
    }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'dropped', at: {series: 'dropped-blocking', x: 'dropped-16'}},
    {id: 'kept', at: {series: 'kept-blocking', x: 'kept-16'}},
    {id: 'kind', at: {series: 'kept-coroutine', x: 'kept-2'}},
  ],
});

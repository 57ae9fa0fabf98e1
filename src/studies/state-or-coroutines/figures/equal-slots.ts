import {figure} from '../../figure.ts';
import {APPS, measuredSeries, SLOTS} from '../equal-slots.ts';
import {EQUAL_SLOTS} from '../runs.ts';

/** Throughput by slots: a colour for what is kept, a mark for what a slot is made of. */
export default figure({
  runs: [EQUAL_SLOTS],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: SLOTS, scale: 'log'},
    y: {unit: 'perS'},
    panels: APPS.map((id) => ({id})),
    series: measuredSeries(run),
  }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'alike', at: {series: 'all-coroutines', panel: 'laravel', x: 16}},
    {id: 'full', at: {series: 'nothing-processes', panel: 'laravel', x: 64}},
    {id: 'hook', at: {series: 'connection-coroutines', panel: 'small', x: 64}},
  ],
});

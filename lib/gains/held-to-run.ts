import {cornerAt} from '../chart-data/corners.ts';
import {measurementWith} from '../chart-data/design-cells.ts';
import {valueOf} from '../result/read.ts';
import {measuredCells} from './measured-cells.ts';
import {optionsOf} from './options.ts';
import {keysOf, tableOf} from '../typed.ts';
import type {Run} from '../chart-data/measured-point.ts';
import type {Memory} from './measured-cells.ts';

export type HeldGain = {workers: number; predicted: number; measured: number};

const CORNERS = {
  state: ['kept', 'blocking'],
  coroutines: ['dropped', 'coroutine'],
  both: ['kept', 'coroutine'],
} as const;

/** Gains as the arithmetic has them from the times of a lone request, beside those that were measured. */
export function heldGains(
  run: Run,
  memory: Memory,
): Record<'state' | 'coroutines' | 'both', HeldGain[]> {
  const cells = measuredCells(run, memory).filter(({id}) =>
    id.includes('factorial-per-request-blocking'),
  );
  return tableOf(keysOf(CORNERS), (option) => {
    const [state, waiting] = CORNERS[option];
    return cells.flatMap(({application, measuredPerS}) => {
      const {workers} = application;
      const after = measurementWith(run, cornerAt(state, waiting, {workers}));
      if (!after) return [];
      const predicted = optionsOf(application)[option].gain;
      return [
        {workers, predicted, measured: valueOf(run, after.id, 'throughputPerS') / measuredPerS},
      ];
    });
  });
}

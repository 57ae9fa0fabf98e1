import {STATE, cornerCell, effectGrid, figure} from '../../figure.ts';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/cells.ts';
import {FRAMEWORKS_RUN, OWN} from '../runs.ts';
import {SLOT_CONTRASTS, slotDesign, STEP} from '../slot-contrasts.ts';
import type {Run} from '../../figure.ts';

/** Contrasts whose cells are drawn, with what their two columns are. */
const DRAWN: Record<string, readonly [string, string]> = {
  'more-slots-2': ['processes-2', 'processes-16'],
  'equal-slots': ['processes-16', 'coroutines-16'],
};

/** Blocking or with coroutines, as a step. */
const frameworkCell = (run: Run, app: string) => {
  const cell = cornerCell(run, setting(app));
  return ([state, step]: ['dropped' | 'kept', 'before' | 'after']) =>
    cell([state, step === 'before' ? 'blocking' : 'coroutine']);
};

/**
 * The headline contrast, which changes the way of waiting and the number of slots, beside two that change one of them.
 */
export default figure({
  runs: [FRAMEWORKS_RUN, OWN],
  select: ([frameworks, own]) =>
    effectGrid(own, {
      factors: [STATE, STEP],
      designs: [
        ...FRAMEWORKS.map((app) => ({
          ...{id: app, run: frameworks},
          measurementAt: frameworkCell(frameworks, app),
        })),
        ...[SLOT_CONTRASTS['unequal-slots-2'], SLOT_CONTRASTS['unequal-slots-1']].map(
          (contrast) => ({
            id: contrast.id,
            measurementAt: slotDesign(own, contrast).measurementAt,
          }),
        ),
        ...[SLOT_CONTRASTS['more-slots-2'], SLOT_CONTRASTS['equal-slots']].map((contrast) => ({
          ...{id: contrast.id, columns: DRAWN[contrast.id]},
          measurementAt: slotDesign(own, contrast).measurementAt,
        })),
      ],
      drawn: Object.keys(DRAWN),
      shown: ['step', 'state:step'],
      tokenOf: (row, column) =>
        `model-${column.startsWith('coroutines') ? 'coroutine' : 'blocking'}-${row}`,
    }),
  annotations: [
    {id: 'slots', at: {series: 'more-slots-2', panel: 'effects', x: 'state:step'}},
    {id: 'equal', at: {series: 'equal-slots', panel: 'effects', x: 'state:step'}},
  ],
});

import {valueOf} from '../../../../lib/result/read.ts';
import {
  all,
  allowedMiss,
  beat,
  blocksOf,
  FUNCTIONS,
  known,
  misses,
  OWN,
  SAMPLERS,
  typicalMiss,
  withEnds,
} from '../read.ts';

const cells = SAMPLERS.flatMap((profiler) => [
  known(profiler, 99),
  known(profiler, 999),
  beat(profiler),
]);

/** Distances are in percentage points: a share in percent less another.*/
const perCell = all(
  cells.map((id) => ({
    [`miss-${id}`]: {unit: 'count', digits: 1, of: (runs) => 100 * typicalMiss(runs(OWN), id)},
    [`allowed-${id}`]: {unit: 'count', digits: 1, of: (runs) => 100 * allowedMiss(runs(OWN), id)},
    [`miss-ratio-${id}`]: {
      unit: 'ratio',
      digits: 1,
      of: (runs) => typicalMiss(runs(OWN), id) / allowedMiss(runs(OWN), id),
    },
    ...all(
      FUNCTIONS.map((name, index) => ({
        ...withEnds(`seen-${name}-${id}`, {unit: 'share', digits: 1}, (runs) =>
          blocksOf(runs(OWN), id, `shareOfSamples.${name}`),
        ),
        ...withEnds(`off-${name}-${id}`, {unit: 'count', digits: 1}, (runs) =>
          misses(runs(OWN), id).map((block) => 100 * block[index]),
        ),
        [`time-${name}-${id}`]: {
          unit: 'share',
          digits: 1,
          of: (runs) => valueOf(runs(OWN), id, `shareOfTime.${name}`),
        },
      })),
    ),
  })),
);

/** How far what was seen is from what was, and how far it may be. */
export const truth = {...perCell};

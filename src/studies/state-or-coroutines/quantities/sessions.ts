import {blocksOf, loadNumber, madeAgain} from '../../../../lib/result/stated.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {halfWidths} from '../../laravel-on-swoole/session.ts';
import {shown} from '../../quantity.ts';
import {FRAMEWORKS_RUN, RUNTIMES_RUN} from './read.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';

const SESSIONS = [FRAMEWORKS_RUN, RUNTIMES_RUN];

const count = shown('count');
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** @param id half of the width of the interval of the median cell, as a share of its value */
const halfWidth = (id: string) => ({
  unit: 'share',
  digits: 1,
  of: (runs: RunOf) => median(halfWidths(runs(id)).map(({share}) => share)),
});

const madeIn = (run: Run) => sum(run.measurements.map(({repeats = 0}) => repeats));

const measureS = (runs: RunOf) => {
  const run = runs(FRAMEWORKS_RUN);
  return loadNumber(run, run.measurements[0].id, 'durationS');
};

/** How the two sessions were made that take the place of the first run. */
export const sessions: Quantities = {
  'new-blocks': count((runs) => blocksOf(runs(FRAMEWORKS_RUN))),
  'new-measure-s': {unit: 's', of: measureS},
  'new-runs-made': count((runs) => sum(SESSIONS.map((id) => madeIn(runs(id))))),
  'new-made-again': count((runs) => sum(SESSIONS.map((id) => madeAgain(runs(id))))),
  'new-half-width': halfWidth(FRAMEWORKS_RUN),
  'runtimes-half-width': halfWidth(RUNTIMES_RUN),
};

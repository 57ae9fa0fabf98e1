import {quantity} from '../../../../lib/result/read.ts';
import {
  blocksOf,
  coresOf,
  loadNumber,
  madeAgain,
  scenarioNumber,
} from '../../../../lib/result/stated.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {shown} from '../../quantity.ts';
import {APART_SMALL, BELOW, BOOT, COST, each, PLACEMENTS, SHARED, SLOTS, WORKERS} from './read.ts';
import {AIM, driftOfBlocks, halfWidths} from '../session.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';
import type {Placement} from './read.ts';

const count = shown('count');
const share = shown('share', 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const madeIn = (run: Run) => sum(run.measurements.map(({repeats = 0}) => repeats));
const failedIn = (run: Run) => run.measurements.filter(({status}) => status === 'failed').length;
const FIRST = [...PLACEMENTS.map(({run}) => run), COST];
/** Sessions that were made after those, with cells of their own. */
const LATER = [SLOTS, BELOW, APART_SMALL];
const RUNS = [...FIRST, ...LATER];

const asked = (runs: RunOf, name: 'ioWaitPerQueryMs' | 'queriesPerRequest') =>
  scenarioNumber(runs(SHARED), 'bench-wait-2', name);

/** Coroutines of a worker wherever it waits in coroutines. */
const SLOTS_OF_WORKER = 16;

const ofPlace = ({prefix, run}: Placement) => ({
  [`${prefix}half-width`]: share((runs) => median(halfWidths(runs(run)).map(({share: s}) => s))),
  [`${prefix}half-width-most`]: share((runs) =>
    Math.max(...halfWidths(runs(run)).map(({share: s}) => s)),
  ),
  [`${prefix}drift-least`]: share((runs) => Math.min(...driftOfBlocks(runs(run)).map(({y}) => y))),
  [`${prefix}drift-most`]: share((runs) => Math.max(...driftOfBlocks(runs(run)).map(({y}) => y))),
});

/** How the runs were made, how wide their intervals are, and how the machine drifted. */
export const session: Quantities = {
  ...each(PLACEMENTS, ofPlace),
  aim: share(() => AIM),
  blocks: count((runs) => blocksOf(runs(SHARED))),
  cores: count((runs) => coresOf(runs(SHARED))),
  workers: count(() => WORKERS),
  slots: count(() => SLOTS_OF_WORKER),
  'measure-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(SHARED), runs(SHARED).measurements[0].id, 'durationS'),
  },
  'wait-asked': {unit: 'ms', of: (runs) => asked(runs, 'ioWaitPerQueryMs')},
  queries: count((runs) => asked(runs, 'queriesPerRequest')),
  'most-in-flight': count((runs) =>
    loadNumber(runs(SHARED), runs(SHARED).measurements[0].id, 'maxVus'),
  ),
  'runs-made': count((runs) => sum(RUNS.map((run) => madeIn(runs(run))))),
  'made-again': count((runs) => sum(FIRST.map((run) => madeAgain(runs(run))))),
  'later-again': count((runs) => sum(LATER.map((run) => madeAgain(runs(run))))),
  'failed-cells': count((runs) => sum(RUNS.map((run) => failedIn(runs(run))))),
  'boot-repeats': count(
    (runs) => quantity(runs(BOOT), 'laravel-opcache.total', 'cpuMs').values?.length ?? 1,
  ),
};

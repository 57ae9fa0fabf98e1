// @ts-check
import {quantity} from '../../../../lib/result/read.js';
import {
  blocksOf,
  coresOf,
  loadNumber,
  madeAgain,
  scenarioNumber,
} from '../../../../lib/result/stated.js';
import {median} from '../../../../lib/statistics/index.js';
import {shown} from '../../quantity.js';
import {APART_SMALL, BELOW, BOOT, COST, each, PLACEMENTS, SHARED, SLOTS, WORKERS} from './read.js';
import {AIM, driftOfBlocks, halfWidths} from '../session.js';

/** @import {Run} from '../../types.js' */

const count = shown('count');
const share = shown('share', 1);
/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
/** @param {Run} run */
const madeIn = (run) => sum(run.measurements.map(({repeats = 0}) => repeats));
/** @param {Run} run */
const failedIn = (run) => run.measurements.filter(({status}) => status === 'failed').length;
const FIRST = [...PLACEMENTS.map(({run}) => run), COST];
/** Sessions that were made after those, with cells of their own. */
const LATER = [SLOTS, BELOW, APART_SMALL];
const RUNS = [...FIRST, ...LATER];

/** @param {import('../../types.js').RunOf} runs @param {'ioWaitPerQueryMs' | 'queriesPerRequest'} name */
const asked = (runs, name) => scenarioNumber(runs(SHARED), 'bench-wait-2', name);

/** Coroutines of a worker wherever it waits in coroutines. */
const SLOTS_OF_WORKER = 16;

/** @param {import('./read.js').Placement} place */
const ofPlace = ({prefix, run}) => ({
  [`${prefix}half-width`]: share((runs) => median(halfWidths(runs(run)).map(({share: s}) => s))),
  [`${prefix}half-width-most`]: share((runs) =>
    Math.max(...halfWidths(runs(run)).map(({share: s}) => s)),
  ),
  [`${prefix}drift-least`]: share((runs) => Math.min(...driftOfBlocks(runs(run)).map(({y}) => y))),
  [`${prefix}drift-most`]: share((runs) => Math.max(...driftOfBlocks(runs(run)).map(({y}) => y))),
});

/**
 * How the runs were made, how wide their intervals are, and how the machine drifted.
 *
 * @type {import('../../types.js').Quantities}
 */
export const session = {
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

// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {coresOf as coresOfRun} from '../../../../lib/result/stated.js';
import {shown} from '../../quantity.js';

/** @import {RunOf} from '../../types.js' */

/** The runs that the quantities are computed from. */
export const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
export const THEORY = 'blocking-coefficient/trueasync-theory';
export const STATISTICS = 'blocking-coefficient/trueasync-statistics';
export const PATERSON = 'blocking-coefficient/paterson-async-python';

/** A number of the page on I/O-bound and CPU-bound work. @param {RunOf} runs @param {string} at @param {string} path */
export const theory = (runs, at, path) => valueOf(runs(THEORY), at, path);

/** A number of the page of statistics. @param {RunOf} runs @param {string} at @param {string} path */
export const statistics = (runs, at, path) => valueOf(runs(STATISTICS), at, path);

/** A number of the Laravel study. @param {RunOf} runs @param {string} at @param {string} path */
export const study = (runs, at, path) => valueOf(runs(STUDY), at, path);

/** Cores of a run's machine. @param {RunOf} runs @param {string} id */
export const coresOf = (runs, id) => coresOfRun(runs(id));

/** Times of a row of the source's theory, in seconds. @param {RunOf} runs @param {string} at */
export const timesAt = (runs, at) => ({
  cpuS: theory(runs, at, 'cpuMs') / 1000,
  ioS: theory(runs, at, 'ioMs') / 1000,
});

export const ms = shown('ms');
export const mb = shown('mb');
export const count = shown('count', 0);
export const cores = shown('cores');
export const ratio = shown('ratio');
export const perS = shown('perS', 0);
export const share = shown('share', 0);

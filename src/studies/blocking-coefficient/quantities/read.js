// @ts-check
import {valueOf} from '../../../../lib/result/read.js';

/** The runs that the quantities are computed from. */
export const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
export const THEORY = 'blocking-coefficient/trueasync-theory';
export const STATISTICS = 'blocking-coefficient/trueasync-statistics';
export const PATERSON = 'blocking-coefficient/paterson-async-python';

/** A number of the page on I/O-bound and CPU-bound work. */
export const theory = (runs, at, path) => valueOf(runs(THEORY), at, path);

/** A number of the page of statistics. */
export const statistics = (runs, at, path) => valueOf(runs(STATISTICS), at, path);

/** A number of the Laravel study. */
export const study = (runs, at, path) => valueOf(runs(STUDY), at, path);

/** Cores of a run's machine. */
export const coresOf = (runs, id) => runs(id).environment.cores;

/** Times of a row of the source's theory, in seconds. */
export const timesAt = (runs, at) => ({
  cpuS: theory(runs, at, 'cpuMs') / 1000,
  ioS: theory(runs, at, 'ioMs') / 1000,
});

export const ms = (of, digits) => ({unit: 'ms', digits, of});
export const mb = (of, digits) => ({unit: 'mb', digits, of});
export const count = (of, digits = 0) => ({unit: 'count', digits, of});
export const cores = (of) => ({unit: 'cores', of});
export const ratio = (of, digits) => ({unit: 'ratio', digits, of});
export const perS = (of) => ({unit: 'perS', digits: 0, of});
export const share = (of, digits = 0) => ({unit: 'share', digits, of});

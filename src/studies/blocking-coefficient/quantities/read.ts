import {valueOf} from '../../../../lib/result/read.ts';
import {coresOf as coresOfRun} from '../../../../lib/result/stated.ts';
import {shown} from '../../quantity.ts';
import type {RunOf} from '../../types.ts';

/** The runs that the quantities are computed from. */
export const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
export const THEORY = 'blocking-coefficient/trueasync-theory';
export const STATISTICS = 'blocking-coefficient/trueasync-statistics';
export const PATERSON = 'blocking-coefficient/paterson-async-python';

/** A number of the page on I/O-bound and CPU-bound work. */
export const theory = (runs: RunOf, at: string, path: string) => valueOf(runs(THEORY), at, path);

/** A number of the page of statistics. */
export const statistics = (runs: RunOf, at: string, path: string) =>
  valueOf(runs(STATISTICS), at, path);

/** A number of the Laravel study. */
export const study = (runs: RunOf, at: string, path: string) => valueOf(runs(STUDY), at, path);

/** Cores of a run's machine. */
export const coresOf = (runs: RunOf, id: string) => coresOfRun(runs(id));

/** Times of a row of the source's theory, in seconds. */
export const timesAt = (runs: RunOf, at: string) => ({
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

import type {Run} from '../types.ts';

/** A README on context switches, a re-run of a Python benchmark, the benchmark itself, and the two pages that quote. */
export const SWITCH = 'coroutines-elsewhere/context-switch';
export const GRINBERG = 'coroutines-elsewhere/grinberg-rerun';
export const PAGES = 'coroutines-elsewhere/evidence-pages';
export const PATERSON = 'blocking-coefficient/paterson-async-python';

/** Whether Paterson calls a row synchronous or asynchronous. */
export const kindOf = ({systems}: Run, system: string) =>
  systems[system].waiting === 'blocking' ? 'sync' : 'async';

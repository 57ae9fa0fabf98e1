/** State, slots and kind of slot, in sessions of their own; what the study rests on. */
export const EQUAL_SLOTS = 'state-or-coroutines/equal-slots';
/** Booted for each request: processes, coroutines with all hooks, and with all but that of files. */
export const FILE_HOOK = 'state-or-coroutines/file-hook';
/** Poisson arrivals at shares of what the slowest cell of an application can do. */
export const EQUAL_RATES = 'state-or-coroutines/equal-rates';
/** The same with two slots, at a share of what these can do. */
export const TWO_SLOTS = 'state-or-coroutines/two-slots-rate';
/** Memory after two minutes of load: Laravel, and in a later session the other applications. */
export const SLOTS_MEMORY = 'state-or-coroutines/slots-memory';
export const SLOTS_MEMORY_APPS = 'state-or-coroutines/slots-memory-apps';
/** What connecting costs, by method. */
export const CONNECT = 'state-or-coroutines/connect';
/** The first run: the small application on our own server. */
export const OWN = 'state-or-coroutines/two-cores';
/** Symfony and Laravel on Swoole in all eight cells. */
export {FRAMEWORKS_RUN} from '../laravel-on-swoole/cells.ts';
/** The small application on other runtimes than Swoole. */
export const RUNTIMES_RUN = 'state-or-coroutines/runtimes';
/** The short plan on a machine with another processor. */
export const SECOND = 'state-or-coroutines/quick-second-machine';

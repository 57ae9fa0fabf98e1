/** The first run: the small application on our own server. */
export const OWN = 'state-or-coroutines/two-cores';
/** Symfony and Laravel on Swoole in all eight cells. */
export {FRAMEWORKS_RUN} from '../laravel-on-swoole/cells.ts';
/** The small application on other runtimes than Swoole. */
export const RUNTIMES_RUN = 'state-or-coroutines/runtimes';
/** The short plan on a machine with another processor. */
export const SECOND = 'state-or-coroutines/quick-second-machine';

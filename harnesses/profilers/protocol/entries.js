// @ts-check

/**
 * Lines of this harness's journal.
 *
 * @typedef {import('../../protocol/entries.js').SessionEntry & {pinning: import('./place.js').Pinning,
 *   profilers: Record<string, string | null>}} Session with the versions of the profilers
 * @typedef {import('../../protocol/entries.js').Made & import('./run-once.js').Outcome} Run
 * @typedef {Session | Run | import('../../protocol/entries.js').FinishedEntry} Entry
 */

export {};

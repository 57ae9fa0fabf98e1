// @ts-check

/**
 * Lines of this harness's journal.
 *
 * @typedef {import('../../protocol/entries.js').SessionEntry & {pinning: {single: string, pair: string}, warmUpS: number,
 *   windowS: number, maxMapCount: string}} Session
 * @typedef {import('../../protocol/entries.js').Made & import('./run-once.js').Outcome} Run
 * @typedef {{kind: 'pilot', cell: string, status: string, warmUpRounds: number, rounds: number}} Pilot
 * @typedef {Session | Run | Pilot | import('../../protocol/entries.js').FinishedEntry} Entry
 */

export {};

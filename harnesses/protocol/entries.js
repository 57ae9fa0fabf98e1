// @ts-check

/**
 * @typedef {{kind: string, [member: string]: unknown}} Line of a journal, as it is written
 *
 * Lines of a journal as they are read, as far as every harness writes them; `entries.js` of a harness says what its own hold besides.
 *
 * @typedef {Awaited<ReturnType<typeof import('../machine/environment.js').describeMachine>>} Machine
 *
 * @typedef {object} SessionEntry
 * @property {'session'} kind
 * @property {string} at
 * @property {string} plan
 * @property {string} planHash
 * @property {number} seed
 * @property {string} commandLine
 * @property {Machine} machine
 * @property {number} quietCanaryMs
 *
 * @typedef {{kind: 'finished', at: string, runs: number}} FinishedEntry
 *
 * @typedef {'crashed' | 'hung' | 'errors' | 'different-bytes' | 'mixed-requests' | 'other-mode' | 'target-ended' |
 *   'no-report' | 'no-permission' | 'profiler-failed' | 'no-samples'} FailedStatus how a run fails, in any harness
 *
 * @typedef {{before: number, after: number}} CanaryMs
 * @typedef {{status: 'measured', canaryMs: CanaryMs, foreignShare: number}} MeasuredOutcome
 * @typedef {{status: FailedStatus, reason: string, log?: string}} FailedOutcome
 * @typedef {MeasuredOutcome | FailedOutcome} Outcome what making a run gives
 *
 * @typedef {object} Made what the protocol adds to an outcome
 * @property {'run'} kind
 * @property {string} key
 * @property {number} block
 * @property {number} attempt
 * @property {string | null} noise
 * @property {boolean} accepted
 * @property {string | null} again why it is made again
 * @property {string} [logFile]
 * @property {string[]} [logEnd] of a run that failed; journals of older sessions have none
 *
 * @typedef {Made & Outcome & {cell: {id: string}, point?: string, startedAt: string}} RunEntry
 *
 * @typedef {SessionEntry | RunEntry | FinishedEntry | {kind: 'pilot' | 'rate' | 'ceiling' | 'boot'}} Entry
 */

/**
 * Tells what was measured from what failed.
 *
 * @template {{status: string}} R
 * @param {R} run
 * @returns {run is Extract<R, {status: 'measured'}>}
 */
export function isMeasured(run) {
  return run.status === 'measured';
}

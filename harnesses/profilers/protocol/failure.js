// @ts-check

/** Why a run brought no measurement; it is a result, and the harness goes on. */
export class RunFailure extends Error {
  /** @param {'target-ended'|'no-report'|'no-permission'|'profiler-failed'|'no-samples'} status @param {string} reason */
  constructor(status, reason) {
    super(reason);
    this.status = status;
  }
}

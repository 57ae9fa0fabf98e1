/** Why a run brought no measurement; it is a result, and the harness goes on. */
export class RunFailure extends Error {
  status: 'target-ended' | 'no-report' | 'no-permission' | 'profiler-failed' | 'no-samples';

  constructor(
    status: 'target-ended' | 'no-report' | 'no-permission' | 'profiler-failed' | 'no-samples',
    reason: string,
  ) {
    super(reason);
    this.status = status;
  }
}

import {makeRun} from '../../protocol/make-run.ts';
import {fixedRate} from './pilot.ts';
import {isUnsaturated, orderOf} from './rates.ts';
import type {PlannedRun} from './plan.ts';
import type {Measured} from './run-once.ts';
import type {PlanSession} from './session.ts';

/** Makes one run of the plan at the rate that was fixed for all blocks. */
export async function makePlannedRun(session: PlanSession, planned: PlannedRun, block: number) {
  const {cell, point, group} = planned;
  const rate = fixedRate(session.journal, planned);
  const {load, times} = orderOf(planned, rate, session.plan);
  await makeRun(session, {
    name: `${cell.id}.${point}`,
    block,
    make: () => session.runOnce(cell, load, times, session.place),
    about: (outcome) => ({
      group,
      point,
      seed: session.seed,
      generatorLimited: rate?.generatorLimited ?? false,
      fills: rate?.fills ?? true,
      unsaturated: isUnsaturated(point, outcome),
    }),
    textOf: measuredText,
  });
}

/** What a measured run gave, in a few words. */
function measuredText({report, load, unsaturated}: Measured & {unsaturated: boolean}) {
  const p50 = report.latencyMs.p50?.toFixed(1) ?? '–';
  const offered = load.model === 'open' ? ` of ${load.ratePerS}` : '';
  const kept = unsaturated ? ' (not saturated, kept)' : '';
  return `${report.throughputPerS.toFixed(0)}${offered}/s, p50 ${p50} ms${kept}`;
}

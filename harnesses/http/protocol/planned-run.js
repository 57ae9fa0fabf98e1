// @ts-check
import {makeRun} from '../../protocol/make-run.js';
import {fixedRate} from './pilot.js';
import {isUnsaturated, orderOf} from './rates.js';

/**
 * Makes one run of the plan at the rate that was fixed for all blocks.
 * @param {import('./session.js').PlanSession} session
 * @param {import('./plan.js').PlannedRun} planned
 * @param {number} block
 */
export async function makePlannedRun(session, planned, block) {
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

/** What a measured run gave, in a few words. @param {import('./run-once.js').Measured & {unsaturated: boolean}} entry */
function measuredText({report, load, unsaturated}) {
  const p50 = report.latencyMs.p50?.toFixed(1) ?? '–';
  const offered = load.model === 'open' ? ` of ${load.ratePerS}` : '';
  const kept = unsaturated ? ' (not saturated, kept)' : '';
  return `${report.throughputPerS.toFixed(0)}${offered}/s, p50 ${p50} ms${kept}`;
}

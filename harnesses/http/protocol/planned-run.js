// @ts-check
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {noiseOf} from '../../protocol/canary.js';
import {fixedRate} from './pilot.js';
import {tellProgress} from './progress.js';
import {isUnsaturated, orderOf} from './rates.js';
import {runOnce} from './run-once.js';

/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;

/**
 * Makes one run of the plan at the rate that was fixed for all blocks, and writes it down. It is made again when the host
 * was noisy, which its conditions alone decide; what it gave is kept whatever it is.
 * @param {any} session
 * @param {import('./plan.js').PlannedRun} planned
 * @param {number} block
 */
export async function makePlannedRun(session, planned, block) {
  const rate = fixedRate(session.journal, planned);
  const {load, times} = orderOf(planned, rate, session.plan);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const outcome = await runOnce(planned.cell, load, times, session.place);
    const noise = noiseOfRun(session, outcome);
    const again = attempt < MOST_ATTEMPTS && session.plan.noise === 'repeat' ? noise : null;
    write(session, planned, {
      ...outcome,
      block,
      attempt,
      generatorLimited: rate?.generatorLimited ?? false,
      fills: rate?.fills ?? true,
      noise,
      unsaturated: isUnsaturated(planned.point, outcome),
      accepted: again === null,
      again,
    });
    if (again === null) {
      return;
    }
  }
}

/** @param {any} session @param {any} outcome a run that failed has no conditions to judge */
function noiseOfRun({quietCanaryMs}, {status, canaryMs, foreignShare}) {
  return status !== 'measured' || canaryMs === undefined
    ? null
    : noiseOf({
        beforeMs: canaryMs.before,
        afterMs: canaryMs.after,
        quietMs: quietCanaryMs,
        foreignShare,
      });
}

function write(session, {cell, point, group}, outcome) {
  const {log, ...entry} = outcome;
  const {journal, progress} = session;
  const key = `${cell.id}.${point}.b${outcome.block}.a${outcome.attempt}`;
  if (log !== undefined) {
    writeFileSync(join(journal.folder, 'logs', `${key}.log`), log);
  }
  journal.append({
    kind: 'run',
    key,
    group,
    point,
    seed: session.seed,
    ...entry,
    ...(log === undefined ? {} : {logFile: `logs/${key}.log`}),
  });
  progress.made += outcome.accepted ? 1 : 0;
  tellProgress(session, cell, point, outcome);
}

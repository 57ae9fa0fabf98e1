// @ts-check
import {randomInt} from 'node:crypto';
import {HarnessError} from '../machine/harness-error.js';
import {measureCanary} from './canary.js';

const CANARIES = 5;

/**
 * Writes the session's line. A resumed plan keeps its seed, and another version of the plan is refused: its runs could
 * not be told from the old ones.
 * @param {{name: string, hash: string}} plan
 * @param {{ofKind: (kind: 'session') => import('./entries.js').SessionEntry[], append: (entry: import('./entries.js').Line) => void,
 *   path: string}} journal
 * @param {{seed: number|null, commandLine: string, machine: import('./entries.js').Machine} & Record<string, unknown>} about what else the line says: machine,
 *   runtimes, tools
 * @returns {{seed: number, quietCanaryMs: number}} the quickest canary of all sessions of this journal
 */
export function beginSession(plan, journal, {seed, ...about}) {
  const first = journal.ofKind('session')[0];
  if (first !== undefined && first.planHash !== plan.hash) {
    throw new HarnessError(
      journal.path,
      `it was begun with another version of the plan (${first.plan} ${first.planHash}, now ${plan.name} ${plan.hash})`,
      'choose a new folder with --out, or restore the plan',
    );
  }
  const chosenSeed = first?.seed ?? seed ?? randomInt(2 ** 31);
  journal.append({
    kind: 'session',
    at: new Date().toISOString(),
    plan: plan.name,
    planHash: plan.hash,
    seed: chosenSeed,
    ...about,
    quietCanaryMs: Math.min(...Array.from({length: CANARIES}, measureCanary)),
  });
  return {
    seed: chosenSeed,
    quietCanaryMs: Math.min(...journal.ofKind('session').map((entry) => entry.quietCanaryMs)),
  };
}

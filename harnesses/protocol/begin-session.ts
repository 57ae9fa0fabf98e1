import {randomInt} from 'node:crypto';
import {HarnessError} from '../machine/harness-error.ts';
import {measureCanary} from './canary.ts';
import type {Line, Machine, SessionEntry} from './entries.ts';

const CANARIES = 5;

/**
 * Writes the session's line. A resumed plan keeps its seed, and another version of the plan is refused: its runs could
 * not be told from the old ones.
 *
 * @param about what else the line says: machine, runtimes, tools
 * @returns the quickest canary of all sessions of this journal
 */
export function beginSession(
  plan: {name: string; hash: string},
  journal: {
    ofKind: (kind: 'session') => SessionEntry[];
    append: (entry: Line) => void;
    path: string;
  },
  {
    seed,
    ...about
  }: {seed: number | null; commandLine: string; machine: Machine} & Record<string, unknown>,
): {seed: number; quietCanaryMs: number} {
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

import {populationOf} from '../scenarios.ts';
import {runOnce} from './run-once.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Entry} from './entries.ts';
import type {Cell} from './plan.ts';
import type {Outcome, PilotReport} from './run-once.ts';

/** The pilot takes the quickest round; the window is to be long enough on every other day as well. */
const MARGIN = 1.02;
const PILOT_SHARE = 0.2;

/**
 * Rounds of warm-up and window of a cell: found once by a pilot and kept in the journal, so that every block does the
 * same work. A cell whose pilot fails gets one round: its runs will say why.
 */
export async function roundsOf(
  {
    journal,
    plan,
    place,
  }: {
    journal: Journal<Entry>;
    plan: {warmUpS: number; windowS: number};
    place: Parameters<typeof runOnce>[2];
  },
  cell: Cell,
): Promise<{warmUpRounds: number; rounds: number}> {
  if (populationOf(cell.scenario) !== null) {
    return {warmUpRounds: 0, rounds: 1};
  }
  const known = journal.ofKind('pilot').find((entry) => entry.cell === cell.id);
  if (known !== undefined) {
    return known;
  }
  const outcome: Outcome<PilotReport> = await runOnce(
    cell,
    [`--scenario=${cell.scenario}`, `--pilot-s=${plan.windowS * PILOT_SHARE}`],
    place,
  );
  const {status} = outcome;
  const report = outcome.status === 'measured' ? outcome.report : undefined;
  const rounds = roundsFor(report?.secondsPerRound ?? 1, plan);
  journal.append({kind: 'pilot', cell: cell.id, status, ...report, ...rounds});
  return rounds;
}

export function roundsFor(
  secondsPerRound: number,
  {warmUpS, windowS}: {warmUpS: number; windowS: number},
) {
  return {
    warmUpRounds: Math.ceil(warmUpS / secondsPerRound),
    rounds: Math.ceil((windowS * MARGIN) / secondsPerRound),
  };
}

/** Arguments of the PHP program for one run. */
export function taskOf(
  {scenario}: Cell,
  {warmUpRounds, rounds}: {warmUpRounds: number; rounds: number},
) {
  const actors = populationOf(scenario);
  return actors === null
    ? [`--scenario=${scenario}`, `--warm-up-rounds=${warmUpRounds}`, `--rounds=${rounds}`]
    : [`--actors=${actors}`];
}

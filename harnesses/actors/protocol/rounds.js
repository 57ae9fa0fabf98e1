// @ts-check
import {populationOf} from '../scenarios.js';
import {runOnce} from './run-once.js';

/** The pilot takes the quickest round; the window is to be long enough on every other day as well. */
const MARGIN = 1.02;
const PILOT_SHARE = 0.2;

/**
 * Rounds of warm-up and window of a cell: found once by a pilot and kept in the journal, so that every block does the
 * same work. A cell whose pilot fails gets one round: its runs will say why.
 * @param {{journal: import('../../protocol/journal.js').Journal<import('./entries.js').Entry>, plan: {warmUpS: number, windowS: number},
 *   place: Parameters<typeof runOnce>[2]}} session
 * @param {import('./plan.js').Cell} cell
 * @returns {Promise<{warmUpRounds: number, rounds: number}>}
 */
export async function roundsOf({journal, plan, place}, cell) {
  if (populationOf(cell.scenario) !== null) {
    return {warmUpRounds: 0, rounds: 1};
  }
  const known = journal.ofKind('pilot').find((entry) => entry.cell === cell.id);
  if (known !== undefined) {
    return known;
  }
  /** @type {import('./run-once.js').Outcome<import('./run-once.js').PilotReport>} */
  const outcome = await runOnce(
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

/**
 * @param {number} secondsPerRound
 * @param {{warmUpS: number, windowS: number}} plan
 */
export function roundsFor(secondsPerRound, {warmUpS, windowS}) {
  return {
    warmUpRounds: Math.ceil(warmUpS / secondsPerRound),
    rounds: Math.ceil((windowS * MARGIN) / secondsPerRound),
  };
}

/**
 * Arguments of the PHP program for one run.
 * @param {import('./plan.js').Cell} cell
 * @param {{warmUpRounds: number, rounds: number}} rounds
 */
export function taskOf({scenario}, {warmUpRounds, rounds}) {
  const actors = populationOf(scenario);
  return actors === null
    ? [`--scenario=${scenario}`, `--warm-up-rounds=${warmUpRounds}`, `--rounds=${rounds}`]
    : [`--actors=${actors}`];
}

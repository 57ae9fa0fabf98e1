import {
  blocksOf as harnessBlocks,
  coresOf,
  loadNumber,
  madeAgain,
} from '../../../../lib/result/stated.ts';
import {beat, blocksOf, known, MORE, OWN, RATES} from '../read.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const SESSIONS = [OWN, MORE];
/** What was measured in both sessions. */
const measured = (runs: RunOf) =>
  SESSIONS.flatMap((id) => runs(id).measurements).filter(({status}) => status === 'measured');

/** The sampling rate that a cell asked for. */
const rateOf = (id: string): Quantity => ({
  unit: 'count',
  of: (runs) => loadNumber(runs(OWN), id, 'samplingRateHz'),
});

/** How the run was made. */
export const session: Quantities = {
  ...Object.fromEntries(RATES.map((rateHz) => [`rate-${rateHz}`, rateOf(known('phpspy', rateHz))])),
  'rate-beat': rateOf(beat('pfp')),
  blocks: {unit: 'count', of: (runs) => harnessBlocks(runs(OWN))},
  cores: {unit: 'count', of: (runs) => coresOf(runs(OWN))},
  'window-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(OWN), runs(OWN).measurements[0].id, 'durationS'),
  },
  'runs-made': {
    unit: 'count',
    of: (runs) => measured(runs).reduce((sum, {repeats = 0}) => sum + repeats, 0),
  },
  'made-again': {
    unit: 'count',
    of: (runs) => SESSIONS.reduce((sum, id) => sum + madeAgain(runs(id)), 0),
  },
  'noisy-kept': {
    unit: 'count',
    of: (runs) =>
      measured(runs).filter(({notes = []}) => notes.some((note) => note.includes('noisy'))).length,
  },
  // n values hold their median between least and greatest but for 2 · 2^−n.
  'coverage-of-range': {
    unit: 'share',
    digits: 1,
    of: (runs) => 1 - 2 * 0.5 ** blocksOf(runs(OWN), 'none-known', 'throughputRatio').length,
  },
};

import {readCells} from '../factorial/cell.ts';
import {averagedContrast, simpleContrasts} from '../factorial/design.ts';
import {logsInBlocks} from '../factorial/effects.ts';
import {tableOf} from '../typed.ts';
import {STATE, WAITING} from './corners.ts';
import {cornerCell} from './corner-effects.ts';
import {cellInput} from './design-cells.ts';
import type {Contrast} from '../factorial/design.ts';
import type {Setting} from './corners.ts';
import type {Run} from './measured-point.ts';

const [ofState, ofWaiting] = [simpleContrasts(2, 0), simpleContrasts(2, 1)];

/** Weights of the four corners by the name that `cornerEffects` gives an effect. */
const CONTRASTS: Record<string, Contrast> = {
  state: averagedContrast(2, [0]),
  waiting: averagedContrast(2, [1]),
  'state:waiting': averagedContrast(2, [0, 1]),
  'state-when-blocking': ofState['*0'],
  'state-when-coroutine': ofState['*1'],
  'waiting-when-dropped': ofWaiting['0*'],
  'waiting-when-kept': ofWaiting['1*'],
};

/**
 * The logarithm of an effect of state or waiting in each block of a run, so that two sessions can be compared by a test
 * (`sessionsApart`). `cornerEffects` gives the geometric mean of these.
 *
 * @param setting what all four cells have in common
 * @param name of the effect, as `cornerEffects` calls it
 * @returns one for each block that has all cells of the effect
 * @throws {RangeError} on an unknown name, or a cell that the run lacks
 */
export function effectInBlocks(run: Run, setting: Setting, name: string): number[] {
  const contrast = CONTRASTS[name];
  if (!contrast) {
    const known = Object.keys(CONTRASTS).join(', ');
    throw new RangeError(
      `effectInBlocks: there is no effect “${name}”; there are: ${known}. Correct the name where it is used.`,
    );
  }
  const cellAt = cornerCell(run, setting);
  const keys = Object.keys(contrast);
  const cells = tableOf(keys, (key) => {
    const [, state, waiting] = [...key].map(Number);
    const measurement = cellAt([STATE.levels[state], WAITING.levels[waiting]]);
    return cellInput(run, measurement, 'throughputPerS');
  });
  const logs = logsInBlocks(readCells('effectInBlocks', cells, keys), contrast);
  if (logs) return logs;
  throw new RangeError(
    `effectInBlocks: run “${run.id}” has no cell of “${name}” with ${JSON.stringify(setting)}, or it failed. ` +
      'Choose a setting whose four cells were measured.',
  );
}

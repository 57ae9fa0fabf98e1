import {HarnessError} from '../machine/harness-error.ts';

/**
 * The seed of the order that the command line asks for.
 *
 * @param text of the option --seed
 * @returns null where one is to be drawn
 */
export function seedOf(text: string | undefined): number | null {
  if (text === undefined) {
    return null;
  }
  const seed = Number(text);
  if (!Number.isInteger(seed) || seed < 0 || text.trim() === '') {
    throw new HarnessError('--seed', `"${text}"`, 'give a whole number, 0 or more');
  }
  return seed;
}

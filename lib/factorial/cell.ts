import {problemsOfNumbers} from '../quantity/quantity.ts';
import {summariseRepeats} from '../statistics/repeats.ts';

/** in blocks, null where a block's run is missing */
export type Repeats = readonly (number | null)[];

/**
 * null for an empty cell; `atOfferedRate` where the system kept up with the load, so that its capacity is at least
 * the value
 */
export type CellInput = Repeats | {values: Repeats; atOfferedRate?: boolean} | null;

export type Cell = {values: Repeats; present: number[]; atOfferedRate: boolean};

export type CellSummary = ReturnType<typeof summariseRepeats> & {atOfferedRate: boolean};

/**
 * Reads the cells of a design, naming all that is wrong with them at once.
 *
 * @param where function that received them
 * @param keys cells that the design has
 * @throws {RangeError} on a cell that the design lacks, or a value that is not above 0
 */
export function readCells(
  where: string,
  inputs: Record<string, CellInput | undefined>,
  keys: readonly string[],
): Record<string, Cell | null> {
  const problems = Object.keys(inputs)
    .filter((key) => !keys.includes(key))
    .map((key) => `${key} is not one of ${keys.join(', ')}`);
  const cells = Object.fromEntries(keys.map((key) => [key, readCell(inputs[key] ?? null)]));
  for (const [key, cell] of Object.entries(cells)) {
    if (cell) problems.push(...problemsOfNumbers(key, cell.present, {kind: 'positive'}));
  }
  if (problems.length > 0) {
    throw new RangeError(`${where}: ${problems.join('; ')}. Correct the cells that are passed in.`);
  }
  return cells;
}

/** Median and interval of each cell, for drawing them beside the effects. */
export function summariseCells(
  cells: Record<string, Cell | null>,
): Record<string, CellSummary | null> {
  return Object.fromEntries(
    Object.entries(cells).map(([key, cell]) => [
      key,
      cell && {...summariseRepeats(cell.present), atOfferedRate: cell.atOfferedRate},
    ]),
  );
}

function readCell(input: CellInput): Cell | null {
  if (input === null) return null;
  const {values, atOfferedRate = false} = isRepeats(input) ? {values: input} : input;
  const present = values.filter((value) => value !== null);
  // A list without a single run says the same as null, and no number is made from either.
  return present.length === 0 ? null : {values, present, atOfferedRate};
}

function isRepeats(input: NonNullable<CellInput>): input is Repeats {
  return Array.isArray(input);
}

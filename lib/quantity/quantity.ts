export type QuantityKind = 'positive' | 'non-negative' | 'share' | 'share-below-one' | 'count';

const KINDS: Record<QuantityKind, {accepts: (value: number) => boolean; wanted: string}> = {
  positive: {accepts: (value) => value > 0, wanted: 'a finite number above 0'},
  'non-negative': {accepts: (value) => value >= 0, wanted: 'a finite number of at least 0'},
  share: {accepts: (value) => value >= 0 && value <= 1, wanted: 'a number from 0 to 1'},
  'share-below-one': {
    accepts: (value) => value >= 0 && value < 1,
    wanted: 'a number of at least 0 and below 1',
  },
  count: {
    accepts: (value) => Number.isInteger(value) && value >= 1,
    wanted: 'a whole number of at least 1',
  },
};

/** Longest suffix first, because `PerS` also ends in `S`. */
const UNITS = [
  ['PerS', 'per second'],
  ['TimesS', 'in seconds'],
  ['Ms', 'in milliseconds'],
  ['Mb', 'in megabytes'],
  ['Hz', 'in hertz'],
  ['S', 'in seconds'],
];

/**
 * Refuses arguments that are not quantities of the kind wanted, naming all that are wrong at once.
 *
 * @param where function or field that received them, for the message
 * @param values name (with its unit) → value
 * @param kinds name → kind wanted
 * @throws {RangeError} when at least one value is not of its kind
 */
export function requireQuantities(
  where: string,
  values: Record<string, unknown>,
  kinds: Record<string, QuantityKind>,
) {
  const problems = Object.entries(kinds)
    .filter(([name, kind]) => !isQuantity(values[name], kind))
    .map(([name, kind]) => describeProblem(name, values[name], kind));
  if (problems.length > 0) {
    throw new RangeError(`${where}: ${problems.join('; ')}. Correct what is passed in.`);
  }
}

/**
 * A function of quantities that refuses those that aren't of their kind, all at once, as `requireQuantities` does.
 *
 * @param where its name, for the message
 */
export const ofQuantities =
  <Name extends string, Result>(
    where: string,
    kinds: Record<Name, QuantityKind>,
    compute: (quantities: Record<Name, number>) => Result,
  ) =>
  (quantities: Record<Name, number>): Result => {
    requireQuantities(where, quantities, kinds);
    return compute(quantities);
  };

/**
 * Refuses a list that is too short or holds anything but finite numbers of the kind wanted.
 *
 * @param where function that received it, for the message
 * @param name name of the list
 * @param values the list
 * @param wanted fewest members (1), and the kind of each
 * @throws {RangeError} naming every member that is wrong
 */
export function requireNumbers(
  where: string,
  name: string,
  values: unknown,
  wanted?: {atLeast?: number; kind?: QuantityKind},
) {
  const problems = problemsOfNumbers(name, values, wanted);
  if (problems.length > 0) {
    throw new RangeError(`${where}: ${problems.join('; ')}. Correct what is passed in.`);
  }
}

/**
 * What is wrong with a list of numbers, for a caller that has more to check before it refuses.
 *
 * @param name name of the list
 * @param values the list
 * @param wanted fewest members (1), and the kind of each
 * @returns one text for each problem
 */
export function problemsOfNumbers(
  name: string,
  values: unknown,
  {atLeast = 1, kind}: {atLeast?: number; kind?: QuantityKind} = {},
): string[] {
  if (!Array.isArray(values) && !(values instanceof Float64Array)) {
    return [`${name} is ${show(values)}, but has to be a list of numbers`];
  }
  const problems = Array.from(values).flatMap((value, index) =>
    isQuantity(value, kind) ? [] : [describeProblem(`${name}[${index}]`, value, kind)],
  );
  if (values.length < atLeast) {
    problems.unshift(`${name} has ${values.length} members, but needs at least ${atLeast}`);
  }
  return problems;
}

function isQuantity(value: unknown, kind?: QuantityKind) {
  return (
    typeof value === 'number' && Number.isFinite(value) && (!kind || KINDS[kind].accepts(value))
  );
}

function describeProblem(name: string, value: unknown, kind?: QuantityKind) {
  const wanted = kind ? KINDS[kind].wanted : 'a finite number';
  const unit = UNITS.find(([suffix]) => name.endsWith(suffix));
  return `${name} is ${show(value)}, but has to be ${wanted}${unit ? `, ${unit[1]}` : ''}`;
}

function show(value: unknown) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** cell key → weight of that cell's logarithm */
export type Contrast = Record<string, number>;

/**
 * Keys of the cells of a 2ᵏ design, `y` and one digit per factor in order (0 without, 1 with): y00, y01…
 *
 * @param factorCount k
 * @returns 2ᵏ keys
 */
export function cellKeys(factorCount: number): string[] {
  return levelsOf(factorCount).map((levels) => `y${levels}`);
}

/**
 * Weights of the effect that a set of factors has together, averaged over the levels of the other factors:
 * one factor gives its main effect, two or more their interaction (the difference between the effects of the
 * rest at the two levels of one). Weights are ±1 / 2^(k − members).
 *
 * @param factorCount k
 * @param members positions of the factors in the set
 */
export function averagedContrast(factorCount: number, members: readonly number[]): Contrast {
  const weight = 1 / 2 ** (factorCount - members.length);
  return Object.fromEntries(
    levelsOf(factorCount).map((levels) => {
      const without = members.filter((member) => levels[member] === '0').length;
      return [`y${levels}`, without % 2 === 0 ? weight : -weight];
    }),
  );
}

/**
 * Weights of the simple effects of one factor: with it against without it, at each combination of the others.
 *
 * @param factorCount k
 * @param member position of the factor
 * @returns levels with `*` for the factor itself (`*0`, `*1`) → weights
 */
export function simpleContrasts(factorCount: number, member: number): Record<string, Contrast> {
  return Object.fromEntries(
    levelsOf(factorCount - 1).map((others) => {
      const levels = (own: string) => `${others.slice(0, member)}${own}${others.slice(member)}`;
      return [levels('*'), {[`y${levels('1')}`]: 1, [`y${levels('0')}`]: -1}];
    }),
  );
}

/** @returns '00', '01', '10', '11' for two */
function levelsOf(factorCount: number): string[] {
  return Array.from({length: 2 ** factorCount}, (_, cell) =>
    cell.toString(2).padStart(factorCount, '0'),
  );
}

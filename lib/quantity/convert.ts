/** Multiplier from a unit to another; a pair that is not here can't be converted. */
const FACTORS: Record<string, Record<string, number>> = {
  ms: {s: 1 / 1000, us: 1000},
  s: {ms: 1000},
  us: {ms: 1 / 1000},
  perS: {perMs: 1 / 1000},
  mb: {gb: 1 / 1000, kb: 1000},
  bytes: {kb: 1 / 1000, mb: 1 / 1e6},
  share: {percent: 100},
  ratio: {percent: 100},
};

/** Units that a unit can be shown in. */
export function targetsOf(unit: string): string[] {
  return [unit, ...Object.keys(FACTORS[unit] ?? {})];
}

/**
 * A value in another unit.
 *
 * @throws {Error} if the pair is unknown, listing what the unit can be shown in
 */
export function convert(value: number, from: string, to: string): number {
  if (from === to) return value;
  const factor = FACTORS[from]?.[to];
  if (factor === undefined) {
    throw new Error(`its unit is ${from}, which can be shown in: ${targetsOf(from).join(', ')}`);
  }
  return value * factor;
}

/** a measurement that was made several times: one value for each time, in the same order in all */
export interface Repeated {
  /** only measurements of one group are compared */
  group: string;
  values: readonly number[];
}

export interface Agreement {
  /** how often all was measured */
  times: number;
  /** pairs that differ by more than the margin in any of them */
  decided: number;
  /** of those, pairs of which one is ahead at one time and the other at another, each by more than the margin */
  contradicted: number;
}

/**
 * Whether repetitions of a whole experiment put its measurements into the same order. A factor that all of a time's
 * values share, as of a faster machine, makes no difference.
 *
 * @param margin a share, up to which two values count as equal
 */
export function agreementOf(measurements: readonly Repeated[], margin: number): Agreement {
  const orders = measurements.flatMap((one, index) =>
    measurements
      .slice(0, index)
      .filter(({group}) => group === one.group)
      .map((other) => one.values.map((value, at) => order(value / other.values[at], 1 + margin))),
  );
  return {
    times: measurements[0]?.values.length ?? 0,
    decided: orders.filter((each) => each.some((sign) => sign !== 0)).length,
    contradicted: orders.filter((each) => each.includes(1) && each.includes(-1)).length,
  };
}

const order = (ratio: number, most: number) => (ratio > most ? 1 : ratio < 1 / most ? -1 : 0);

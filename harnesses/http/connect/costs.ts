import {median} from '../../engine/measurements.ts';

/** what so many connections, or queries on a kept one, took */
export interface Phase {
  /** until the connection is open, of each; on a kept one as good as nothing */
  openMs: number[];
  /** with the query, and the closing where there is one, of each */
  wholeMs: number[];
  /** of each group of processes, all together */
  cpuMs: Record<string, number>;
}

export type Costs = ReturnType<typeof costsOf>;

/**
 * What one connection costs: what opening, asking and closing takes, less what asking on a kept connection takes.
 */
export function costsOf({opened, kept}: {opened: Phase; kept: Phase}) {
  const query = eachOf(kept);
  const whole = eachOf(opened);
  return {
    connections: opened.wholeMs.length,
    queries: kept.wholeMs.length,
    openMs: {p50: median(opened.openMs), p99: percentile(opened.openMs, 0.99)},
    connection: {
      wallMs: whole.wallMs - query.wallMs,
      cpuMs: Object.fromEntries(
        Object.entries(whole.cpuMs).map(([group, ms]) => [group, ms - query.cpuMs[group]]),
      ),
    },
    query,
  };
}

/** Median of the wall times, and mean of the CPU times, which the kernel knows only together. */
function eachOf({wholeMs, cpuMs}: Phase): {wallMs: number; cpuMs: Record<string, number>} {
  return {
    wallMs: median(wholeMs),
    cpuMs: Object.fromEntries(
      Object.entries(cpuMs).map(([group, ms]) => [group, ms / wholeMs.length]),
    ),
  };
}

/** The smallest value that has the share of all values at or below it. */
export function percentile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1];
}

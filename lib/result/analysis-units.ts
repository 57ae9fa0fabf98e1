import {geometricMean} from '../statistics/ratio.ts';
import {valuesByBlock} from './read.ts';
import type {Measurement, Quantity, Run} from './types.ts';

/** what counts as one independent repeat, and the blocks that each of them holds, numbered from 1 */
export type AnalysisUnits = {kind: 'session' | 'block'; blocks: number[][]};

/**
 * What intervals of a run rest on: its sessions where it records more than one, else its blocks. Blocks of a session have
 * in common what sets sessions apart, so they are no independent repeats of it. A block in which a session ended and
 * another began counts to the first.
 *
 * @returns null for a run without blocks
 */
export function analysisUnits({origin, measurements}: Run): AnalysisUnits | null {
  const count = origin.harness?.blocks;
  if (count === undefined) return null;
  const blocks = Array.from({length: count}, (_, index) => index + 1);
  const firstOf = new Map<number, number>();
  for (const {block, session} of measurements.flatMap(({runs = []}) => runs)) {
    if (session !== undefined) firstOf.set(block, Math.min(session, firstOf.get(block) ?? session));
  }
  const sessions = [...new Set(firstOf.values())].sort((a, b) => a - b);
  if (sessions.length < 2) return {kind: 'block', blocks: blocks.map((block) => [block])};
  const ofSession = (session: number) => blocks.filter((block) => firstOf.get(block) === session);
  return {kind: 'session', blocks: sessions.map(ofSession)};
}

/**
 * Repeats of a quantity by session, or by block where the run has but one, so that those of two cells can be paired. The
 * value of a session is the geometric mean of its blocks. The ratio of two such means is the mean of the session's block
 * ratios on the log scale: the two-level analysis of Kalibera and Jones (“Rigorous benchmarking in reasonable time”, ISMM
 * 2013), in which an interval rests on the means of the highest level.
 *
 * @returns null for a unit in which a run is missing: other blocks than its partner has would not be paired
 */
export function valuesByUnit(
  run: Run,
  measurement: Measurement,
  quantity: Quantity,
): (number | null)[] {
  const values = valuesByBlock(run, measurement, quantity);
  const units = analysisUnits(run);
  const isRecorded = measurement.runs?.length === quantity.values?.length;
  if (units?.kind !== 'session' || !isRecorded) return values;
  return units.blocks.map((blocks) => {
    const present = blocks.flatMap((block) => values[block - 1] ?? []);
    return present.length === blocks.length ? geometricMean(present) : null;
  });
}

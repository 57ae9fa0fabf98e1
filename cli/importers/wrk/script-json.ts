import {parseJson} from '../parse/json.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {emptyReading, nothingAnswered, NO_THINK_TIME} from '../reading.ts';
import {CORRECTS_BEYOND, errorShare} from './errors.ts';
import type {Reading} from '../types.ts';

const CLOSED = 'closed' as const;
const US_PER_MS = 1000;
const US_PER_S = 1e6;
const STATISTICS = ['min', 'mean', 'p50', 'p90', 'p95', 'p99', 'max'];

/**
 * The line that a `done` script of wrk prints: counts, and latencies in microseconds.
 *
 * @returns Reading.
 * @throws {Refusal}
 */
export function readWrkScriptJson(line: string): Reading {
  const report = parseJson(line);
  const requests = member(report, ['requests'], 'number');
  const ranForS = member(report, ['duration_us'], 'number') / US_PER_S;
  const shared = {
    ranForS,
    asksFor: ['vus'],
    load: {model: CLOSED},
    presumed: NO_THINK_TIME,
    correctsBeyond: CORRECTS_BEYOND,
  };
  if (requests === 0) return nothingAnswered(shared);
  const errors = (kind: string) => member(report, ['errors', kind], 'number');
  const unanswered = errors('connect') + errors('read') + errors('write');
  const known = STATISTICS.filter(
    (name) => optionalMember(report, ['latency_us', name], 'number') !== undefined,
  );
  const latencies = known.map((name) => [
    name,
    member(report, ['latency_us', name], 'number') / US_PER_MS,
  ]);
  return {
    ...emptyReading(),
    ...shared,
    values: {
      throughputPerS: requests / ranForS,
      completedRequests: requests,
      errorRatio: errorShare(requests, {
        byStatus: errors('status'),
        late: errors('timeout'),
        unanswered,
      }),
      bytesPerS: member(report, ['bytes'], 'number') / ranForS,
      latencyMs: {measuredFrom: 'sent', ...Object.fromEntries(latencies)},
    },
  };
}

import {parseJson} from '../parse/json.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {closedLoad, named, nothingAnswered} from '../reading.ts';
import {CORRECTS_BEYOND, errorShare, readWrkText} from './text.ts';
import type {Reader} from '../tools.ts';
import type {Said} from '../types.ts';

/**
 * wrk 4: the printed report (best with `--latency`), and the line of JSON from the done script that the contributor
 * pages give. A closed model: a slow answer delays the next request of its connection, and nothing corrects that.
 * https://github.com/wg/wrk
 */
export default {
  formats: ['text', 'script-json'],
  async read(source, asked = {}) {
    const text = await source.text();
    const lastLine = text.trimEnd().replace(/^.*\n/s, '');
    const format = asked.format ?? (lastLine.startsWith('{') ? 'script-json' : 'text');
    if (format === 'script-json') return [readWrkScriptJson(lastLine)];
    return [readWrkText(text)];
  },
} satisfies Reader;

const US_PER_MS = 1000;
const US_PER_S = 1e6;
const STATISTICS = ['min', 'mean', 'p50', 'p90', 'p95', 'p99', 'max'].map((name) => [name, name]);

/**
 * The line that a `done` script of wrk prints: counts, and latencies in microseconds.
 *
 * @throws {Refusal}
 */
function readWrkScriptJson(line: string): Said {
  const report = parseJson(line);
  const requests = member(report, ['requests'], 'number');
  const ranForS = member(report, ['duration_us'], 'number') / US_PER_S;
  const shared = {ranForS, ...closedLoad(), correctsBeyond: CORRECTS_BEYOND};
  if (requests === 0) return nothingAnswered(shared);
  const errors = (kind: string) => member(report, ['errors', kind], 'number');
  const unanswered = errors('connect') + errors('read') + errors('write');
  const latencies = named(Object.fromEntries(STATISTICS), (name) => {
    const us = optionalMember(report, ['latency_us', name], 'number');
    return us && us / US_PER_MS;
  });
  return {
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
      latencyMs: {measuredFrom: 'sent', ...latencies},
    },
  };
}

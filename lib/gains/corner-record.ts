import {simulate} from '../queueing/machine/simulate.ts';
import {cornerWork} from './corner-bounds.ts';
import type {Segment} from '../queueing/machine/record.ts';
import type {CornerKey, Layout} from './corner-bounds.ts';
import type {CornerRequest} from './corner-times.ts';

/**
 * stretches of each request in its worker, in the order of their beginning; when the last was answered; and how many were held at
 * once at most
 */
export type CornerRecord = {requests: Segment[][]; elapsedS: number; mostAtOnce: number};

/**
 * What a corner does with requests that all come at once: the numbers of `cornerBounds`, played through. What others
 * compute on the same cores falls into the waits, as far as these are long enough, and after the answer beyond that.
 *
 * @throws {RangeError} on numbers out of range, all named
 */
export function cornerRecord(
  request: CornerRequest,
  key: CornerKey,
  {requests, ...layout}: Layout & {requests: number},
): CornerRecord {
  const {workers, slots, bootCpuS, connectCpuS, connectIoS, connectSharedCpuS, ...rest} =
    cornerWork(request, layout, key);
  const {cpuS, ioS, sharedCpuS} = rest;
  const databaseCpuS = Math.min(sharedCpuS, ioS);
  const connectDatabaseCpuS = Math.min(connectSharedCpuS, connectIoS);
  const {segments} = simulate({
    ...{arrivals: 'at-once', requests, keepsSegments: true},
    ...{workers, coroutinesPerWorker: slots, cores: request.cores},
    ...{cpuS, ioS, bootS: bootCpuS, connectCpuS, connectWaitS: connectIoS},
    ...{databaseCpuS, connectDatabaseCpuS},
    // Sums and differences of the same times may miss zero by their rounding.
    frontCpuS: Math.max(0, sharedCpuS + connectSharedCpuS - databaseCpuS - connectDatabaseCpuS),
  });
  return recordOf(segments.filter(({worker}) => worker >= 0));
}

function recordOf(segments: readonly Segment[]): CornerRecord {
  const byRequest: Map<number, Segment[]> = new Map();
  for (const segment of segments) {
    const own = byRequest.get(segment.request);
    if (own) own.push(segment);
    else byRequest.set(segment.request, [segment]);
  }
  const requests = [...byRequest.values()];
  const spans = requests.map((own) => ({startS: own[0].startS, endS: endOf(own)}));
  return {
    requests,
    elapsedS: Math.max(...spans.map(({endS}) => endS)),
    mostAtOnce: Math.max(
      ...spans.map(({startS: at}) => spans.filter((s) => s.startS <= at && at < s.endS).length),
    ),
  };
}

/** @param own of one request, in the order of time */
const endOf = (own: readonly Segment[]) => own[own.length - 1].endS;

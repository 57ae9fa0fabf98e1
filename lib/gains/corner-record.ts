import {simulate} from '../queueing/machine/simulate.ts';
import {cornerWork} from './corner-bounds.ts';
import type {Segment} from '../queueing/machine/record.ts';
import type {CornerKey} from './corner-bounds.ts';
import type {CornerRequest} from './corner-times.ts';

/**
 * stretches of each request that the worker served, in the order of their beginning; when the last was answered; and
 * how many it held at once at most
 */
export type WorkerRecord = {requests: Segment[][]; elapsedS: number; mostAtOnce: number};

/**
 * What one worker of a corner does with requests that all come at once: the numbers of `cornerBounds`, played through.
 * What others compute on the same cores falls into the waits, as far as these are long enough, and after the answer
 * beyond that.
 *
 * @param load `requests` for each worker
 * @returns of the first worker
 * @throws {RangeError} on numbers out of range, all named
 */
export function cornerRecord(
  request: CornerRequest,
  key: CornerKey,
  {workers, requests}: {workers: number; requests: number},
): WorkerRecord {
  const {slots, bootCpuS, connectCpuS, connectIoS, connectSharedCpuS, cpuS, ioS, sharedCpuS} =
    cornerWork(request, key);
  const databaseCpuS = Math.min(sharedCpuS, ioS);
  const connectDatabaseCpuS = Math.min(connectSharedCpuS, connectIoS);
  const {segments} = simulate({
    ...{arrivals: 'at-once', requests: workers * requests, keepsSegments: true},
    ...{workers, coroutinesPerWorker: slots, cores: request.cores},
    ...{cpuS, ioS, bootS: bootCpuS, connectCpuS, connectWaitS: connectIoS},
    ...{databaseCpuS, connectDatabaseCpuS},
    // Sums and differences of the same times may miss zero by their rounding.
    frontCpuS: Math.max(0, sharedCpuS + connectSharedCpuS - databaseCpuS - connectDatabaseCpuS),
  });
  return ofWorker(segments.filter(({worker}) => worker === 0));
}

function ofWorker(segments: readonly Segment[]): WorkerRecord {
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

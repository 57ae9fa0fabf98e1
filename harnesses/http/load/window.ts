import {build} from 'hdr-histogram-js';
import type {Summary, Times} from './own-generator.ts';
import type {Timings} from './requests.ts';

/**
 * Counts what belongs to the measured window [startMs, endMs): arrivals by their intended time, completions by the
 * time at which they end. Times are of the monotonic clock.
 */
export class Window {
  startMs: number;
  endMs: number;
  waiting = 0;
  errors: Record<string, number> = {};
  arrivals = 0;
  dropped = 0;
  completed = 0;
  failed = 0;
  inFlightMs = 0;
  fromIntended = new Latencies();
  fromSent = new Latencies();
  lag = new Latencies();
  /** of answers that say how long something took, by what */
  timings: Record<string, Latencies> = {};
  /** of requests that computed, and of the others beside them */
  computing = new Latencies();
  others = new Latencies();

  constructor(startMs: number, endMs: number) {
    this.startMs = startMs;
    this.endMs = endMs;
  }

  holds(ms: number) {
    return ms >= this.startMs && ms < this.endMs;
  }

  /** @param sentAt null when the cap on requests in flight dropped it */
  arrive(intended: number, sentAt: number | null) {
    if (!this.holds(intended)) {
      return;
    }
    this.arrivals += 1;
    if (sentAt === null) {
      this.dropped += 1;
    } else {
      this.waiting += 1;
      this.lag.record(sentAt - intended);
    }
  }

  complete(intended: number, sentAt: number, now: number, ending: string, timings: Timings = {}) {
    this.inFlightMs += Math.max(0, Math.min(now, this.endMs) - Math.max(sentAt, this.startMs));
    if (this.holds(now)) {
      this.#count(ending);
    }
    if (this.holds(intended)) {
      this.waiting -= 1;
      if (ending === 'ok') {
        this.fromIntended.record(now - intended);
        this.fromSent.record(now - sentAt);
        this.#tell(now - intended, timings);
      }
    }
  }

  #tell(ms: number, timings: Timings) {
    for (const [name, took] of Object.entries(timings)) {
      (this.timings[name] ??= new Latencies()).record(took);
    }
    (timings.compute === undefined ? this.others : this.computing).record(ms);
  }

  #count(ending: string) {
    if (ending === 'ok') {
      this.completed += 1;
    } else {
      this.failed += 1;
      this.errors[ending] = (this.errors[ending] ?? 0) + 1;
    }
  }

  summary(): Summary {
    const seconds = (this.endMs - this.startMs) / 1000;
    return {
      windowS: seconds,
      arrivals: this.arrivals,
      droppedRequests: this.dropped,
      completedRequests: this.completed,
      failedRequests: this.failed,
      unfinishedRequests: this.waiting,
      errors: this.errors,
      throughputPerS: this.completed / seconds,
      meanInFlight: this.inFlightMs / 1000 / seconds,
      latencyMs: this.fromIntended.summary(),
      latencyFromSentMs: withoutBins(this.fromSent.summary()),
      lagMs: withoutBins(this.lag.summary()),
      ...this.#apart(),
    };
  }

  /** What only some workloads have. */
  #apart() {
    const timings = Object.entries(this.timings);
    return {
      ...(timings.length === 0
        ? {}
        : {
            timingsMs: Object.fromEntries(
              timings.map(([name, took]) => [name, withoutBins(took.summary())]),
            ),
          }),
      ...(this.timings.compute === undefined
        ? {}
        : {
            latencyApartMs: {
              computing: withoutBins(this.computing.summary()),
              others: withoutBins(this.others.summary()),
            },
          }),
    };
  }
}

function withoutBins({bins: _bins, ...rest}: Times) {
  return rest;
}

const BINS_PER_DECADE = 40;
const PERCENTILES = {p50: 50, p75: 75, p90: 90, p95: 95, p99: 99};

/** Latencies of one phase: an HDR histogram in microseconds (3 digits), and coarser bins for drawing. */
export class Latencies {
  bins = new Map<number, number>();
  histogram = build({
    lowestDiscernibleValue: 1,
    highestTrackableValue: 3.6e9,
    numberOfSignificantValueDigits: 3,
  });

  record(ms: number) {
    const us = Math.max(1, Math.round(ms * 1000));
    this.histogram.recordValue(us);
    const bin = Math.floor(Math.log10(us) * BINS_PER_DECADE);
    this.bins.set(bin, (this.bins.get(bin) ?? 0) + 1);
  }

  /** Count, mean, percentiles and bins in ms; only the count when nothing was recorded. */
  summary(): Times {
    const {totalCount, mean, maxValue, minNonZeroValue} = this.histogram;
    if (totalCount === 0) {
      return {count: 0};
    }
    const percentiles = Object.entries(PERCENTILES).map(([name, percent]) => [
      name,
      Math.min(this.histogram.getValueAtPercentile(percent), maxValue) / 1000,
    ]);
    return {
      count: totalCount,
      min: minNonZeroValue / 1000,
      mean: mean / 1000,
      ...Object.fromEntries(percentiles),
      max: maxValue / 1000,
      bins: [...this.bins]
        .sort(([a], [b]) => a - b)
        .map(([bin, count]) => [edgeMs(bin), edgeMs(bin + 1), count]),
    };
  }
}

function edgeMs(bin: number) {
  return Number((10 ** (bin / BINS_PER_DECADE) / 1000).toPrecision(4));
}

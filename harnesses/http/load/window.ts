import {Latencies} from './latencies.ts';
import type {Summary, Times} from './own-generator.ts';

/**
 * Counts what belongs to the measured window [startMs, endMs): arrivals by their intended time, completions by the
 * time at which they end. Times are of the monotonic clock.
 */
export class Window {
  errors: Record<string, number>;
  startMs: number;
  endMs: number;
  arrivals;
  dropped;
  completed;
  failed;
  waiting;
  inFlightMs;
  fromIntended;
  fromSent;
  lag;

  constructor(startMs: number, endMs: number) {
    this.startMs = startMs;
    this.endMs = endMs;
    this.arrivals = 0;
    this.dropped = 0;
    this.completed = 0;
    this.failed = 0;
    this.waiting = 0;
    this.inFlightMs = 0;
    this.errors = {};
    this.fromIntended = new Latencies();
    this.fromSent = new Latencies();
    this.lag = new Latencies();
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

  complete(intended: number, sentAt: number, now: number, ending: string) {
    this.inFlightMs += Math.max(0, Math.min(now, this.endMs) - Math.max(sentAt, this.startMs));
    if (this.holds(now)) {
      this.#count(ending);
    }
    if (this.holds(intended)) {
      this.waiting -= 1;
      if (ending === 'ok') {
        this.fromIntended.record(now - intended);
        this.fromSent.record(now - sentAt);
      }
    }
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
    };
  }
}

function withoutBins({bins: _bins, ...rest}: Times) {
  return rest;
}

// @ts-check
import {Latencies} from './latencies.js';

/**
 * Counts what belongs to the measured window [startMs, endMs): arrivals by their intended time, completions by the
 * time at which they end. Times are of the monotonic clock.
 */
export class Window {
  /** @param {number} startMs @param {number} endMs */
  constructor(startMs, endMs) {
    this.startMs = startMs;
    this.endMs = endMs;
    this.arrivals = 0;
    this.dropped = 0;
    this.completed = 0;
    this.failed = 0;
    this.waiting = 0;
    this.inFlightMs = 0;
    /** @type {Record<string, number>} */
    this.errors = {};
    this.fromIntended = new Latencies();
    this.fromSent = new Latencies();
    this.lag = new Latencies();
  }

  /** @param {number} ms */
  holds(ms) {
    return ms >= this.startMs && ms < this.endMs;
  }

  /** @param {number} intended @param {number|null} sentAt null when the cap on requests in flight dropped it */
  arrive(intended, sentAt) {
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

  /** @param {number} intended @param {number} sentAt @param {number} now @param {string} ending */
  complete(intended, sentAt, now, ending) {
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

  /** @param {string} ending */
  #count(ending) {
    if (ending === 'ok') {
      this.completed += 1;
    } else {
      this.failed += 1;
      this.errors[ending] = (this.errors[ending] ?? 0) + 1;
    }
  }

  /** @returns {import('./own-generator.js').Summary} */
  summary() {
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

/** @param {import('./own-generator.js').Times} times */
function withoutBins({bins: _bins, ...rest}) {
  return rest;
}

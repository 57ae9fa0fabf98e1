import {Window} from './window.ts';
import type {Summary} from './own-generator.ts';
import type {Timings} from './requests.ts';

/** what a load model counts into: one window, or a series of them */
export type Counter = Pick<Window, 'arrive' | 'complete'>;

/**
 * Windows of one length that follow one another without a gap. Each counts as a window alone would: an answer that comes
 * after the end of the window in which it was due is one of that window's latencies.
 */
export class WindowSeries implements Counter {
  windows: Window[];

  /** @param startMs of the first; times are of the monotonic clock */
  constructor(startMs: number, {count, everyMs}: {count: number; everyMs: number}) {
    this.windows = Array.from(
      {length: count},
      (_, at) => new Window(startMs + at * everyMs, startMs + (at + 1) * everyMs),
    );
  }

  arrive(intended: number, sentAt: number | null) {
    this.windows.forEach((window) => window.arrive(intended, sentAt));
  }

  complete(intended: number, sentAt: number, now: number, ending: string, timings?: Timings) {
    this.windows.forEach((window) => window.complete(intended, sentAt, now, ending, timings));
  }

  summaries(): Summary[] {
    return this.windows.map((window) => window.summary());
  }
}

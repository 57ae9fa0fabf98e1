import {build} from 'hdr-histogram-js';
import type {Times} from './own-generator.ts';

const BINS_PER_DECADE = 40;
const PERCENTILES = {p50: 50, p75: 75, p90: 90, p95: 95, p99: 99};

/** Latencies of one phase: an HDR histogram in microseconds (3 digits), and coarser bins for drawing. */
export class Latencies {
  bins: Map<number, number>;
  histogram;

  constructor() {
    this.histogram = build({
      lowestDiscernibleValue: 1,
      highestTrackableValue: 3.6e9,
      numberOfSignificantValueDigits: 3,
    });
    this.bins = new Map();
  }

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

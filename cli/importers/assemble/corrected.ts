import type {Load, Reading} from '../types.ts';

const MS_PER_S = 1000;

/**
 * A tool that corrects its latencies for requests that a slow answer kept from being sent: they count from the moment at
 * which a request should have been sent, once an answer took that much longer than the mean.
 */
export function corrected(reading: Reading, load: Partial<Load>): Reading {
  const {correctsBeyond, values} = reading;
  const vus = reading.load?.vus ?? load.vus;
  const {latencyMs, throughputPerS} = values;
  if (!correctsBeyond || !latencyMs?.max || !throughputPerS || typeof vus !== 'number') {
    return reading;
  }
  const intervalMs = (vus / throughputPerS) * MS_PER_S;
  if (latencyMs.max <= correctsBeyond * intervalMs) return reading;
  const counted = {...latencyMs, measuredFrom: 'intended-start' as const};
  return {...reading, values: {...values, latencyMs: counted}};
}

/**
 * Seconds until an open load above saturation has as many requests in flight as it may have: t = V / (λ − X), from the
 * balance of what arrives and what is answered. Before that the latency still grows; from then on it stays at V / X.
 *
 * @param load V, λ and X, in requests and per second
 * @returns 0 where nothing is answered late, since λ ≤ X never fills a queue
 */
export function fillTimeS({
  maxInFlight,
  ratePerS,
  throughputPerS,
}: {
  maxInFlight: number;
  ratePerS: number;
  throughputPerS: number;
}): number {
  return ratePerS > throughputPerS ? maxInFlight / (ratePerS - throughputPerS) : 0;
}

/**
 * What a constant drift makes of a rate: each period lasts longer than asked by the same time, so the share of samples
 * taken is 1 / (1 + rate · drift). Solved for the drift, in ms; a little below 0 where a sample more was taken.
 */
export function driftMs({
  samples,
  seconds,
  rateHz,
  processes,
}: {
  samples: number;
  seconds: number;
  rateHz: number;
  processes: number;
}) {
  return 1000 * ((seconds * processes) / samples - 1 / rateHz);
}

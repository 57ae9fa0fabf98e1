/**
 * Cumulative distribution Φ of the standard normal distribution, by the continued fraction and the
 * series of Marsaglia, "Evaluating the Normal Distribution", J. Stat. Soft. 11 (2004).
 *
 * @param {number} z standard score
 * @returns {number} probability, 0–1, within 1e-14
 */
export function normalProbability(z) {
  if (z < -8) return 0;
  if (z > 8) return 1;
  let sum = z;
  let term = z;
  for (let power = 3; sum + term !== sum; power += 2) {
    term *= (z * z) / power;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-0.5 * z * z - 0.9189385332046727);
}

/**
 * Inverse of {@link normalProbability}, found by bisection: slow, sure, and called twice an interval.
 *
 * @param {number} probability 0–1
 * @returns {number} standard score, −8 to 8
 */
export function normalScore(probability) {
  let low = -8;
  let high = 8;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalProbability(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

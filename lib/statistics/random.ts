/**
 * Deterministic source of random numbers: xoshiro128** 1.1 of Blackman and Vigna
 * (https://prng.di.unimi.it/xoshiro128starstar.c, public domain), its state filled from the seed
 * by splitmix32. The same seed gives the same numbers in every browser and under Node.
 *
 * @param seed any finite number; its low 32 bits count
 * @returns the next number, uniform in [0, 1)
 * @throws {RangeError} when the seed is not a finite number, so that no run is left unrepeatable
 */
export function createRandom(seed: number): () => number {
  if (!Number.isFinite(seed)) {
    throw new RangeError(`createRandom: seed is ${seed}, but has to be a finite number. Pass one.`);
  }
  const next = xoshiro128([0, 1, 2, 3].map((step) => splitmix32(seed, step)));
  return () => next() / 2 ** 32;
}

/**
 * The generator itself, from a state of four 32-bit words that are not all zero.
 *
 * @param state four integers
 * @returns the next unsigned 32-bit integer
 */
export function xoshiro128(state: readonly number[]): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

function rotateLeft(word: number, bits: number) {
  return (word << bits) | (word >>> (32 - bits));
}

function splitmix32(seed: number, step: number) {
  let word = (seed + Math.imul(step + 1, 0x9e3779b9)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return word ^ (word >>> 15);
}

/**
 * Draw from an exponential distribution by inversion, −mean · ln(1 − u).
 *
 * @param random uniform numbers in [0, 1)
 * @param mean mean of the distribution, in the unit wanted
 * @returns at least 0
 */
export function drawExponential(random: () => number, mean: number): number {
  return -mean * Math.log(1 - random());
}

/**
 * A random number by its place: the same seed, stream and draw give the same number, whatever was drawn before. So each
 * of a million streams costs nothing to keep. Two rounds of splitmix32's mixing, over the stream and over the draw.
 *
 * @param seed any finite number; its low 32 bits count
 * @param stream whole number
 * @param draw whole number, place in the stream
 * @returns uniform in [0, 1)
 */
export function uniformAt(seed: number, stream: number, draw: number): number {
  return (splitmix32(splitmix32(splitmix32(seed, 0), stream), draw) >>> 0) / 2 ** 32;
}

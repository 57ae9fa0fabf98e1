// @ts-check
/**
 * A function that works each answer out once.
 *
 * @template K, V
 * @param {(key: K) => V} answerOf
 * @returns {(key: K) => V}
 */
export function remembered(answerOf) {
  /** @type {Map<K, V>} */
  const known = new Map();
  return (key) => {
    const answer = known.get(key) ?? answerOf(key);
    known.set(key, answer);
    return answer;
  };
}

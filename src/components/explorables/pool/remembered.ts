/** A function that works each answer out once. */
export function remembered<K, V>(answerOf: (key: K) => V): (key: K) => V {
  const known: Map<K, V> = new Map();
  return (key) => {
    const answer = known.get(key) ?? answerOf(key);
    known.set(key, answer);
    return answer;
  };
}

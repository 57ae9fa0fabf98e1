/**
 * Puts one value where it would stand if all were sorted, smaller ones before it and larger ones after it, in place and
 * in linear time: Hoare's selection ("Algorithm 65: Find", 1961).
 *
 * @param values from the start to `end`, no NaN
 * @param index of the value that is wanted
 * @param end behind the last that counts; no value from there on is smaller than one before
 */
export function putInPlace(values: Float64Array, index: number, end: number) {
  let [left, right] = [0, end - 1];
  while (left < right) {
    const pivot = middleOf(values[left], values[(left + right) >> 1], values[right]);
    let [up, down] = [left, right];
    while (up <= down) {
      while (values[up] < pivot) up += 1;
      while (values[down] > pivot) down -= 1;
      if (up > down) break;
      const value = values[up];
      values[up] = values[down];
      values[down] = value;
      up += 1;
      down -= 1;
    }
    if (index <= down) right = down;
    else if (index >= up) left = up;
    else return;
  }
}

const middleOf = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** Square matrices of numbers, row by row: as few of their laws as `two-classes.ts` needs. */
export type Matrix = Row[];

export type Row = Float64Array<ArrayBuffer>;

export const matrixOf = (
  rows: number,
  columns: number,
  of: (row: number, column: number) => number,
) =>
  Array.from({length: rows}, (_, row) =>
    Float64Array.from({length: columns}, (__, column) => of(row, column)),
  );

export const identity = (size: number): Matrix =>
  matrixOf(size, size, (row, column) => Number(row === column));

export const plus = (a: Matrix, b: Matrix, times: number = 1): Matrix =>
  a.map((row, at) => row.map((value, column) => value + times * b[at][column]));

export const times = (a: Matrix, b: Matrix): Matrix => a.map((row) => rowTimes(row, b));

/** A row vector times a matrix. */
export function rowTimes(row: Row, matrix: Matrix): Row {
  const product = new Float64Array(matrix[0].length);
  row.forEach((factor, at) => {
    if (factor === 0) return;
    const other = matrix[at];
    for (let column = 0; column < product.length; column += 1)
      product[column] += factor * other[column];
  });
  return product;
}

/** By Gauss and Jordan, with the largest element of a column as its pivot. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const left = matrix.map((row) => Float64Array.from(row));
  const right = identity(size);
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1)
      if (Math.abs(left[row][at]) > Math.abs(left[pivot][at])) pivot = row;
    for (const side of [left, right]) [side[at], side[pivot]] = [side[pivot], side[at]];
    const by = left[at][at];
    for (const side of [left, right]) side[at] = side[at].map((value) => value / by);
    for (let row = 0; row < size; row += 1) {
      const factor = left[row][at];
      if (row === at || factor === 0) continue;
      for (const side of [left, right]) {
        const [own, other] = [side[row], side[at]];
        for (let column = 0; column < size; column += 1) own[column] -= factor * other[column];
      }
    }
  }
  return right;
}

/**
 * Solves the least-squares problem min |Ax − b|² through its normal equations, by Gaussian elimination
 * with pivoting: enough for the two or three parameters and few points of a scaling curve.
 *
 * @param rows A, one row per point
 * @param targets b
 * @returns x, or null when the points do not determine it
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): number[] | null {
  const size = rows[0].length;
  const matrix = Array.from({length: size}, (_, i) => [
    ...Array.from({length: size}, (__, j) => sumOver(rows, (row) => row[i] * row[j])),
    sumOver(rows, (row, point) => row[i] * targets[point]),
  ]);
  return eliminate(matrix);
}

/**
 * Fits y ≈ D = Σ θ·basis by least squares on the relative error of 1/D, that is Σ(y/D − 1)², which is the
 * relative error of a throughput N/D when y = N/X. Gauss–Newton with step halving from the linear fit.
 *
 * @param basis one row per point
 * @param targets y, above 0
 * @returns θ and Σ(y/D − 1)², or null when the points do not determine them
 */
export function fitReciprocal(
  basis: readonly (readonly number[])[],
  targets: readonly number[],
): {parameters: number[]; loss: number} | null {
  const weighted = basis.map((row, point) => row.map((value) => value / targets[point]));
  let parameters = leastSquares(
    weighted,
    targets.map(() => 1),
  );
  if (parameters === null) return null;
  let loss = lossOf(parameters, basis, targets);
  for (let iteration = 0; iteration < 100; iteration += 1) {
    const next = improve(parameters, loss, basis, targets);
    if (next === null) break;
    ({parameters, loss} = next);
  }
  return {parameters, loss};
}

/** @returns null when no step makes it better */
function improve(
  parameters: readonly number[],
  loss: number,
  basis: readonly (readonly number[])[],
  targets: readonly number[],
): {parameters: number[]; loss: number} | null {
  const curve = basis.map((row) => dot(row, parameters));
  const slopes = basis.map((row, point) =>
    row.map((value) => (targets[point] / curve[point] ** 2) * value),
  );
  const step = leastSquares(
    slopes,
    targets.map((target, point) => target / curve[point] - 1),
  );
  if (step === null) return null;
  for (let share = 1; share > 1e-4; share /= 2) {
    const tried = parameters.map((value, index) => value + share * step[index]);
    const triedLoss = lossOf(tried, basis, targets);
    if (triedLoss < loss) return {parameters: tried, loss: triedLoss};
  }
  return null;
}

function lossOf(
  parameters: readonly number[],
  basis: readonly (readonly number[])[],
  targets: readonly number[],
) {
  return sumOver(basis, (row, point) => {
    const curve = dot(row, parameters);
    return curve > 0 ? (targets[point] / curve - 1) ** 2 : Infinity;
  });
}

/** @param matrix augmented, changed in place */
function eliminate(matrix: number[][]) {
  for (let column = 0; column < matrix.length; column += 1) {
    const pivot = matrix
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]) > Math.abs(best[column]) ? row : best));
    matrix.splice(matrix.indexOf(pivot), 1);
    matrix.splice(column, 0, pivot);
    if (!(Math.abs(pivot[column]) > Number.MIN_VALUE)) return null;
    matrix.forEach((row, index) => {
      if (index === column) return;
      const factor = row[column] / pivot[column];
      pivot.forEach((value, position) => (row[position] -= factor * value));
    });
  }
  return matrix.map((row, index) => row[matrix.length] / row[index]);
}

function sumOver<T>(items: readonly T[], term: (item: T, index: number) => number) {
  return items.reduce((sum, item, index) => sum + term(item, index), 0);
}

function dot(a: readonly number[], b: readonly number[]) {
  return sumOver(a, (value, index) => value * b[index]);
}

/**
 * Solves the least-squares problem min |Ax − b|² through its normal equations, by Gaussian elimination
 * with pivoting: enough for the two or three parameters and few points of a scaling curve.
 *
 * @param rows A, one row per point
 * @param targets b
 * @returns x, NaN where the points do not determine it
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): number[] {
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
 * @returns θ and Σ(y/D − 1)²
 */
export function fitReciprocal(
  basis: readonly (readonly number[])[],
  targets: readonly number[],
): Fit {
  const weighted = basis.map((row, point) => row.map((value) => value / targets[point]));
  const ones = targets.map(() => 1);
  let fit = fitOf(leastSquares(weighted, ones), basis, targets);
  for (let iteration = 0; iteration < 100; iteration += 1) {
    const next = improve(fit, basis, targets);
    if (!next) break;
    fit = next;
  }
  return fit;
}

type Fit = {parameters: number[]; loss: number};

/** @returns undefined when no step makes it better */
function improve(
  {parameters, loss}: Fit,
  basis: readonly (readonly number[])[],
  targets: readonly number[],
): Fit | undefined {
  const curve = basis.map((row) => dot(row, parameters));
  const slopes = basis.map((row, point) =>
    row.map((value) => (targets[point] / curve[point] ** 2) * value),
  );
  const step = leastSquares(
    slopes,
    targets.map((target, point) => target / curve[point] - 1),
  );
  for (let share = 1; share > 1e-4; share /= 2) {
    const moved = parameters.map((value, index) => value + share * step[index]);
    const tried = fitOf(moved, basis, targets);
    if (tried.loss < loss) return tried;
  }
  return undefined;
}

function fitOf(
  parameters: number[],
  basis: readonly (readonly number[])[],
  targets: readonly number[],
): Fit {
  const loss = sumOver(basis, (row, point) => {
    const curve = dot(row, parameters);
    return curve > 0 ? (targets[point] / curve - 1) ** 2 : Infinity;
  });
  return {parameters, loss};
}

/** @param matrix augmented, changed in place */
function eliminate(matrix: number[][]) {
  for (let column = 0; column < matrix.length; column += 1) {
    const pivot = matrix
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]) > Math.abs(best[column]) ? row : best));
    matrix.splice(matrix.indexOf(pivot), 1);
    matrix.splice(column, 0, pivot);
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

// @ts-check
/**
 * Solves the least-squares problem min |Ax − b|² through its normal equations, by Gaussian elimination
 * with pivoting: enough for the two or three parameters and few points of a scaling curve.
 *
 * @param {readonly (readonly number[])[]} rows A, one row per point
 * @param {readonly number[]} targets b
 * @returns {number[] | null} x, or null when the points do not determine it
 */
export function leastSquares(rows, targets) {
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
 * @param {readonly (readonly number[])[]} basis one row per point
 * @param {readonly number[]} targets y, above 0
 * @returns {{parameters: number[], loss: number} | null} θ and Σ(y/D − 1)², or null when the points do
 *   not determine them
 */
export function fitReciprocal(basis, targets) {
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

/**
 * @param {readonly number[]} parameters
 * @param {number} loss
 * @param {readonly (readonly number[])[]} basis
 * @param {readonly number[]} targets
 * @returns {{parameters: number[], loss: number} | null} null when no step makes it better
 */
function improve(parameters, loss, basis, targets) {
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

/**
 * @param {readonly number[]} parameters
 * @param {readonly (readonly number[])[]} basis
 * @param {readonly number[]} targets
 */
function lossOf(parameters, basis, targets) {
  return sumOver(basis, (row, point) => {
    const curve = dot(row, parameters);
    return curve > 0 ? (targets[point] / curve - 1) ** 2 : Infinity;
  });
}

/** @param {number[][]} matrix augmented, changed in place */
function eliminate(matrix) {
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

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => number} term
 */
function sumOver(items, term) {
  return items.reduce((sum, item, index) => sum + term(item, index), 0);
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function dot(a, b) {
  return sumOver(a, (value, index) => value * b[index]);
}

import {ofQuantities} from '../quantity/quantity.ts';

/**
 * Closed network of one CPU station with so many cores and a delay station for I/O, in which
 * `customers` requests circulate: the curve between the bounds, where slots wait for cores.
 *
 * The result is that of exact mean value analysis (Reiser and Lavenberg, "Mean-Value Analysis of Closed
 * Multichain Queuing Networks", 1980), reached otherwise: with two stations the product form is the
 * machine-repairman chain, whose weights follow p(k+1)/p(k) = (N−k)/min(k+1, cores) · T_cpu/T_io for k
 * requests at the CPU. MVA's own recursion over populations gets p(0) as 1 minus the rest, which loses all
 * digits near saturation; here the weights are logarithms, scaled by the largest, and nothing is
 * subtracted, so 5,000 customers are as exact as five.
 *
 * For coroutines in fewer workers than cores pass the workers as `cores`: a worker runs PHP on one core
 * at a time. For a database on the same cores add its CPU time to `cpuS`.
 *
 * @param network slots in use (workers × coroutines, at most the virtual users), CPU time and I/O wait per request in
 * seconds, cores
 * @returns X, share of the cores that is busy, mean time of a request from slot taken to slot free, and mean
 * number of requests running on or waiting for a core
 * @throws {RangeError} on numbers out of range, all named
 */
export const closedNetwork = ofQuantities(
  'closedNetwork',
  {customers: 'count', cpuS: 'positive', ioS: 'non-negative', cores: 'count'},
  (network) => {
    const {customers, cpuS, cores} = network;
    const shares = sharesAtCpu(network);
    const meanAtCpu = shares.reduce((sum, share, atCpu) => sum + share * atCpu, 0);
    const busyCores = shares.reduce((sum, share, atCpu) => sum + share * Math.min(atCpu, cores), 0);
    const throughputPerS = busyCores / cpuS;
    return {
      throughputPerS,
      utilisation: Math.min(1, busyCores / cores),
      responseS: customers / throughputPerS,
      meanAtCpu,
    };
  },
);

/** A quotient as large as this is that of no I/O at all, and its product with any number of customers is finite. */
const MOST_CPU_TO_IO = 1e290;

/** Probability of 0…N requests at the CPU. */
function sharesAtCpu({
  customers,
  cpuS,
  ioS,
  cores,
}: Record<'customers' | 'cpuS' | 'ioS' | 'cores', number>): Float64Array {
  const cpuToIo = Math.min(cpuS / ioS, MOST_CPU_TO_IO);
  const shares = new Float64Array(customers + 1);
  let largest = 0;
  for (let atCpu = 1; atCpu <= customers; atCpu += 1) {
    const step = ((customers - atCpu + 1) * cpuToIo) / Math.min(atCpu, cores);
    shares[atCpu] = shares[atCpu - 1] + Math.log(step);
    largest = Math.max(largest, shares[atCpu]);
  }
  const weights = shares.map((logarithm) => Math.exp(logarithm - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

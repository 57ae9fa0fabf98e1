import {ofQuantities} from '../quantity/quantity.ts';

/**
 * Slots that share cores and a pool of connections, each held for a part of a request: a closed network of three stations,
 * cores (T_cpu), connections (the time that one is held) and what else a request waits for, by the convolution of Buzen,
 * "Computational Algorithms for Closed Queueing Networks with Exponential Servers" (1973), in logarithms. Where a
 * connection is held for the whole request, slots beyond the connections only wait: that is a closed network of
 * as many slots as there are connections.
 *
 * @param network a request's seconds: on a core, holding a connection, waiting for anything else
 * @returns requests a second
 */
export const pooledThroughputPerS = ofQuantities(
  'pooledThroughputPerS',
  {
    ...{slots: 'count', connections: 'count', cores: 'count'},
    ...{cpuS: 'positive', holdS: 'positive', elseS: 'non-negative'},
  } as const,
  ({slots, connections, cores, cpuS, holdS, elseS}) => {
    const stations = [
      weightsOf(cpuS, cores, slots),
      weightsOf(holdS, connections, slots),
      weightsOf(elseS, slots, slots),
    ];
    const [fewer, all] = stations.reduce(joined).slice(-2);
    return Math.exp(fewer - all);
  },
);

/** Logarithms of the weights of 0…most requests at a station. */
function weightsOf(visitS: number, servers: number, most: number) {
  const weights = [0];
  for (let n = 1; n <= most; n += 1)
    weights.push(weights[n - 1] + Math.log(visitS / Math.min(n, servers)));
  return weights;
}

/** Logarithms of the weights of 0…most requests at two stations together. */
const joined = (one: number[], other: number[]) =>
  one.map((_, total) => {
    const ways = one.slice(0, total + 1).map((weight, here) => weight + other[total - here]);
    const largest = Math.max(...ways);
    return largest + Math.log(ways.reduce((sum, way) => sum + Math.exp(way - largest), 0));
  });

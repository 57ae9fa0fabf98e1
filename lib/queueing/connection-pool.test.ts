import {expect, test} from 'vitest';
import {createRandom} from '../statistics/random.ts';
import {closedNetwork} from './closed-network.ts';
import {pooledThroughputPerS} from './connection-pool.ts';

const request = {cpuS: 0.004, holdS: 0.024, elseS: 0.2};

test.each([
  [16, 4, 2],
  [64, 10, 2],
  [64, 3, 4],
])(
  '%d slots, %d connections and %d cores serve what a simulated network of them does',
  (...sizes) => {
    const [slots, connections, cores] = sizes;
    const theory = pooledThroughputPerS({slots, connections, cores, ...request});
    expect(simulated(slots, [cores, connections, slots]) / theory).toBeCloseTo(1, 1.8);
  },
);

/** Requests go from one place to the next after exponential times, a million steps of a Markov chain. */
function simulated(slots: number, servers: number[]) {
  const random = createRandom(3);
  const perS = [1 / request.cpuS, 1 / request.holdS, 1 / request.elseS];
  const at = [slots, 0, 0];
  let [timeS, answered] = [0, 0];
  for (let step = 0; step < 1_000_000; step += 1) {
    const rates = perS.map((rate, place) => rate * Math.min(at[place], servers[place]));
    const total = rates[0] + rates[1] + rates[2];
    timeS += 1 / total;
    const drawn = random() * total;
    const from = drawn < rates[0] ? 0 : drawn < rates[0] + rates[1] ? 1 : 2;
    at[from] -= 1;
    at[(from + 1) % 3] += 1;
    if (from === 2) answered += 1;
  }
  return answered / timeS;
}

test('with a connection for each slot nobody waits for one: the network of cores and waits', () => {
  const {throughputPerS} = closedNetwork({customers: 64, cpuS: 0.004, ioS: 0.224, cores: 2});
  const pooled = pooledThroughputPerS({slots: 64, connections: 64, cores: 2, ...request});
  expect(pooled / throughputPerS).toBeCloseTo(1, 10);
});

test('few connections and many slots serve connections ÷ the time that one is held', () => {
  const pooled = pooledThroughputPerS({slots: 500, connections: 3, cores: 8, ...request});
  expect(pooled / (3 / request.holdS)).toBeCloseTo(1, 6);
});

test('nothing else to wait for is two stations', () => {
  const pooled = {slots: 20, connections: 4, cores: 2, cpuS: 0.01, holdS: 0.01, elseS: 0};
  expect(pooledThroughputPerS(pooled)).toBeGreaterThan(190);
  expect(pooledThroughputPerS(pooled)).toBeLessThan(200);
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {closedNetwork} from './closed-network.ts';

const networks = (most) =>
  fc.record({
    customers: fc.integer({min: 1, max: most}),
    cpuS: fc.double({min: 1e-3, max: 1, noNaN: true}),
    ioS: fc.double({min: 1e-3, max: 10, noNaN: true}),
    cores: fc.integer({min: 1, max: 8}),
  });

test('one customer never waits', () => {
  const {throughputPerS, responseS} = closedNetwork({
    customers: 1,
    cpuS: 0.01,
    ioS: 0.03,
    cores: 2,
  });
  expect(throughputPerS).toBeCloseTo(25, 9);
  expect(responseS).toBeCloseTo(0.04, 12);
});

test('it agrees with mean value analysis, recursing over populations', () => {
  fc.assert(
    fc.property(networks(12), (network) => {
      const {throughputPerS, meanAtCpu} = closedNetwork(network);
      const mva = meanValueAnalysis(network);
      expect(throughputPerS / mva.throughputPerS).toBeCloseTo(1, 6);
      expect(meanAtCpu / mva.meanAtCpu).toBeCloseTo(1, 6);
    }),
  );
});

test('it agrees with the steady state of the Markov chain found by stepping it', () => {
  const network = {customers: 6, cpuS: 0.5, ioS: 1, cores: 2};
  expect(closedNetwork(network).throughputPerS).toBeCloseTo(steppedThroughput(network), 8);
});

test('it stays below the asymptotic bounds and above the balanced ones, up to 5,000 customers', () => {
  fc.assert(
    fc.property(networks(5000), ({customers, cpuS, ioS, cores}) => {
      const {throughputPerS, utilisation} = closedNetwork({customers, cpuS, ioS, cores});
      const upper = Math.min(customers / (cpuS + ioS), cores / cpuS);
      expect(throughputPerS).toBeLessThanOrEqual(upper * (1 + 1e-9));
      // Worst case: every request finds all others at the CPU.
      expect(throughputPerS).toBeGreaterThanOrEqual(
        (customers / (customers * cpuS + ioS)) * (1 - 1e-9),
      );
      expect(utilisation).toBeCloseTo((throughputPerS * cpuS) / cores, 9);
    }),
  );
});

test('a customer more never lowers throughput', () => {
  fc.assert(
    fc.property(networks(200), (network) => {
      const fewer = closedNetwork(network).throughputPerS;
      const more = closedNetwork({...network, customers: network.customers + 1}).throughputPerS;
      expect(more).toBeGreaterThanOrEqual(fewer * (1 - 1e-12));
    }),
  );
});

test('5,000 customers fill the cores exactly, without a digit lost to cancellation', () => {
  const {throughputPerS, utilisation, responseS} = closedNetwork({
    customers: 5000,
    cpuS: 0.005,
    ioS: 0.023,
    cores: 4,
  });
  expect(throughputPerS).toBeCloseTo(800, 9);
  expect(utilisation).toBe(1);
  expect(responseS).toBeCloseTo(6.25, 9);
});

test('times of any size that a number can have are answered with numbers', () => {
  const anyTimeS = fc.double({min: 5e-324, max: 1e300, noNaN: true});
  fc.assert(
    fc.property(networks(50), anyTimeS, anyTimeS, (network, cpuS, ioS) => {
      const {utilisation, meanAtCpu} = closedNetwork({...network, cpuS, ioS});
      expect(utilisation).toBeGreaterThanOrEqual(0);
      expect(utilisation).toBeLessThanOrEqual(1);
      expect(meanAtCpu).toBeLessThanOrEqual(network.customers * (1 + 1e-9));
    }),
  );
});

test('without I/O the cores are busy with as many customers as there are', () => {
  expect(closedNetwork({customers: 3, cpuS: 0.01, ioS: 0, cores: 4}).throughputPerS).toBeCloseTo(
    300,
    9,
  );
  expect(closedNetwork({customers: 9, cpuS: 0.01, ioS: 0, cores: 4}).throughputPerS).toBeCloseTo(
    400,
    9,
  );
});

test('numbers out of range are refused together', () => {
  expect(() => closedNetwork({customers: 0, cpuS: 0, ioS: -1, cores: 0.5})).toThrow(
    /customers is 0.*cpuS is 0.*ioS is -1.*cores is 0.5/,
  );
});

/** Exact MVA with a load-dependent station (Reiser and Lavenberg 1980), good for small populations. */
function meanValueAnalysis({customers, cpuS, ioS, cores}) {
  let shares = [1];
  let throughputPerS = 0;
  for (let population = 1; population <= customers; population += 1) {
    const served = shares.map((share, atCpu) => (share * (atCpu + 1)) / Math.min(atCpu + 1, cores));
    const residenceS = cpuS * served.reduce((sum, value) => sum + value, 0);
    throughputPerS = population / (ioS + residenceS);
    const next = shares.map(
      (share, atCpu) => (share * throughputPerS * cpuS) / Math.min(atCpu + 1, cores),
    );
    shares = [1 - next.reduce((sum, value) => sum + value, 0), ...next];
  }
  return {throughputPerS, meanAtCpu: shares.reduce((sum, share, atCpu) => sum + share * atCpu, 0)};
}

/** The same chain in uniformised steps of a hundredth of a second, until it no longer changes. */
function steppedThroughput({customers, cpuS, ioS, cores}) {
  const stepS = 0.01;
  const done = (atCpu) => (stepS * Math.min(atCpu, cores)) / cpuS;
  const back = (atCpu) => (stepS * (customers - atCpu)) / ioS;
  let shares = Array.from({length: customers + 1}, () => 1 / (customers + 1));
  for (let step = 0; step < 20_000; step += 1) {
    shares = shares.map(
      (share, atCpu) =>
        share * (1 - done(atCpu) - back(atCpu)) +
        (shares[atCpu + 1] ?? 0) * done(atCpu + 1) +
        (shares[atCpu - 1] ?? 0) * back(atCpu - 1),
    );
  }
  return shares.reduce((sum, share, atCpu) => sum + (share * done(atCpu)) / stepS, 0);
}

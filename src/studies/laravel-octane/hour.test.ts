import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {median} from '../../../lib/statistics/quantile.ts';
import {
  COROUTINES_RUN,
  growthPerHour,
  HOUR_RUN,
  serversIn,
  steadyStateIn,
  valuesOver,
} from './hour.ts';

const HOUR_SERVERS = serversIn(HOUR_RUN);
const run = JSON.parse(readFileSync(`static/data/results/${HOUR_RUN}.json`, 'utf8'));

test('as the page says, all servers were slowest at the beginning and none slowed down', () => {
  expect(HOUR_SERVERS.map((server) => steadyStateIn(run, server))).toEqual(
    HOUR_SERVERS.map(() => 'warm-up'),
  );
});

test('as the page says, the slowest two minutes are the same ones for all', () => {
  const slowest = HOUR_SERVERS.map((server) => {
    const p99s = valuesOver(run, server, 'latencyMs.p99');
    return p99s.indexOf(Math.max(...p99s));
  });
  expect(new Set(slowest).size).toBe(1);
});

test('as the page says, a request took more CPU time in every process in the slowest two minutes', () => {
  for (const server of HOUR_SERVERS) {
    const p99s = valuesOver(run, server, 'latencyMs.p99');
    const slowest = p99s.indexOf(Math.max(...p99s));
    for (const group of ['php', 'web-server', 'load-generator']) {
      const costs = valuesOver(run, server, `processGroups.${group}.cpuMsPerRequest`);
      expect(costs[slowest], `${group} of ${server}`).toBeGreaterThan(median(costs));
    }
  }
});

test('as the page says, no server with coroutines slowed down, and memory grew on Swoole alone', () => {
  const later = JSON.parse(readFileSync(`static/data/results/${COROUTINES_RUN}.json`, 'utf8'));
  const grown = serversIn(COROUTINES_RUN).filter(
    (server) => growthPerHour(later, server, 'memoryMb.loaded').low > 0,
  );
  expect(grown).toEqual(['swoole', 'symfony-swoole']);
  for (const server of serversIn(COROUTINES_RUN))
    expect(steadyStateIn(later, server), server).toBe('flat');

  // Pages that three processes share count three times in RSS and once in PSS.
  const growth = (path: string) => growthPerHour(later, 'swoole', path).value;
  const times = growth('processGroups.php.memoryRssMb') / growth('processGroups.php.memoryPssMb');
  expect(times).toBeCloseTo(3, 0);
  expect(Math.max(...valuesOver(later, 'swow', 'requestsInFlight'))).toBeLessThan(1);
});

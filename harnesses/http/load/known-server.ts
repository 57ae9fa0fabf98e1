import {createServer} from 'node:http';
import {Latencies} from './window.ts';
import type {AddressInfo} from 'node:net';

/**
 * A server whose truth is known: one slot, so many ms for each request, in the order of arrival. Times are kept
 * against a schedule, so that a late timer doesn't lower the capacity.
 */
export async function startKnownServer(
  serviceMs: number,
  {host = '127.0.0.1', port = 0}: {host?: string; port?: number} = {},
) {
  const seen = {served: 0, firstAt: 0, lastAt: 0, inSystem: new Latencies()};
  let freeAt = 0;
  const server = createServer((request, response) => {
    const arrivedAt = performance.now();
    freeAt = Math.max(freeAt, arrivedAt) + serviceMs;
    setTimeout(() => {
      const now = performance.now();
      seen.firstAt ||= now;
      seen.lastAt = now;
      seen.served += 1;
      seen.inSystem.record(now - arrivedAt);
      response.end('{"known":true}');
    }, freeAt - arrivedAt);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/`,
    seen: () => ({
      served: seen.served,
      ratePerS: seen.served > 1 ? ((seen.served - 1) * 1000) / (seen.lastAt - seen.firstAt) : 0,
      inSystemMs: seen.inSystem.summary(),
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * What a right tool must report against the known server under open load with a cap.
 *
 * @param load overload: ratePerS above 1000/serviceMs
 */
export function knownTruth(load: {serviceMs: number; ratePerS: number; maxInFlight: number}) {
  const {serviceMs, ratePerS, maxInFlight} = load;
  const throughputPerS = 1000 / serviceMs;
  return {
    throughputPerS,
    p50Ms: (maxInFlight / throughputPerS) * 1000,
    droppedShare: 1 - throughputPerS / ratePerS,
  };
}

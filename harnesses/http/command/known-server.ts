import {knownTruth, startKnownServer} from '../load/known-server.ts';
import {requireFreePort} from '../../machine/ports.ts';

const SERVICE_MS = 20;

/** Serves the known server until interrupted, then prints what it saw. */
export async function knownServerCommand({host, port}: {host: string; port: string}) {
  const wanted = Number(port);
  if (wanted !== 0) {
    await requireFreePort(host, wanted);
  }
  const server = await startKnownServer({serviceMs: SERVICE_MS, host, port: wanted});
  const truth = knownTruth({serviceMs: SERVICE_MS, ratePerS: 100, maxInFlight: 50});
  process.stdout.write(`${server.url}  one slot, ${SERVICE_MS} ms a request
With 100/s offered and at most 50 in flight a right tool says: ${truth.throughputPerS}/s, median ${truth.p50Ms} ms, ${truth.droppedShare * 100} % dropped.
Ctrl-C ends it and prints what it saw.\n`);
  await new Promise((resolve) => {
    process.removeAllListeners('SIGINT');
    process.removeAllListeners('SIGTERM');
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  const {served, ratePerS, inSystemMs} = server.seen();
  process.stdout.write(
    `Served ${served}, ${ratePerS.toFixed(1)}/s; median time in the server ${inSystemMs.p50?.toFixed(1) ?? '–'} ms\n`,
  );
  await server.close();
  return 0;
}

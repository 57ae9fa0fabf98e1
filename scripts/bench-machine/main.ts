// How fast the simulator is: `npm run bench:machine -- --help`.
import {Worker} from 'node:worker_threads';
import {aboveZero, scriptCommand} from '../setup/command-line.ts';

const [REQUESTS] = scriptCommand(
  'npm run bench:machine --',
  `Seconds that the simulator takes off the main thread for so many requests, the best of three.
Exit code 1 if one that waits once takes more than a second.`,
)
  .argument('[requests]', 'how many', aboveZero, 1_000_000)
  .parse().processedArgs;
const MOST_S = 1;
const ROUNDS = 3;

const pool = {workers: 4, coroutinesPerWorker: 16, cores: 2, cpuS: 0.0005, ioS: 0.0227};
const SETUPS = {
  'M/M/10': {
    ...{arrivals: 'poisson', arrivalRatePerS: 80, service: 'exponential'},
    ...{workers: 10, cores: 10, cpuS: 0.1, ioS: 0},
  },
  'one wait a request, open': {...pool, arrivals: 'poisson', arrivalRatePerS: 2000},
  'one wait a request, closed': {...pool, arrivals: 'closed', users: 80},
  'ten waits a request, closed': {...pool, arrivals: 'closed', users: 80, ioWaits: 10},
};

for (const [name, setup] of Object.entries(SETUPS)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured(setup));
  const seconds = Math.min(...rounds);
  const isBound = !name.startsWith('ten');
  console.log(`${name}: ${REQUESTS} requests in ${seconds.toFixed(2)} s`);
  if (isBound && seconds > MOST_S) process.exitCode = 1;
}

/** @returns seconds */
function measured(setup: object): Promise<number> {
  const worker = new Worker(new URL('child.ts', import.meta.url), {
    workerData: {...setup, requests: REQUESTS},
  });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

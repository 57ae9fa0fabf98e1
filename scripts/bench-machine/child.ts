import {parentPort, workerData} from 'node:worker_threads';
import {simulate, summarise} from '../../lib/queueing/index.ts';

const startedMs = performance.now();
summarise(simulate(workerData));
parentPort?.postMessage((performance.now() - startedMs) / 1000);

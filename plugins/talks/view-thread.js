// @ts-check
import {parentPort, workerData} from 'node:worker_threads';
import {drawView} from './draw-view.js';

/** Draws all views that it is given, and says them at once. */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
port.postMessage(workerData.map(drawView));

// @ts-check
import {parentPort} from 'node:worker_threads';
import {drawView} from './draw-view.js';

/** Draws the views of a talk that it is handed, and says them at once. */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
port.on('message', (/** @type {import('./view-pictures.js').ViewJob[]} */ jobs) =>
  port.postMessage(jobs.map(drawView)),
);

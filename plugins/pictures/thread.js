// @ts-check
import {parentPort} from 'node:worker_threads';
import {drawPictures} from './draw.js';
import {keep} from './store.js';

/** Draws what it is handed, one figure after another, and asks for the next. */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

port.on('message', async ({job, place}) => {
  await keep(place, await drawPictures(job)).catch((error) => {
    throw new Error(`${job.id}, ${job.locale}: ${error.message}`, {cause: error});
  });
  port.postMessage('next');
});
port.postMessage('next');

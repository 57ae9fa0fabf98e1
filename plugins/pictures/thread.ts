import {parentPort} from 'node:worker_threads';
import {present} from '../../lib/typed.ts';

/** Draws what it is handed, one figure after another, and asks for the next. */
const port = present(parentPort, 'the thread that asks');

await import('../bends/jsx.ts');
const {drawPictures} = await import('./draw.ts');
const {keep} = await import('./store.ts');

port.on('message', async ({job, place}) => {
  await keep(place, await drawPictures(job)).catch((error) => {
    throw new Error(`${job.id}, ${job.locale}: ${error.message}`, {cause: error});
  });
  port.postMessage('next');
});
port.postMessage('next');

import {parentPort} from 'node:worker_threads';
import {present} from '../../lib/typed.ts';

/** Draws what it is handed, and says so: views of talks as they are, all else into its place. */
const port = present(parentPort, 'the thread that asks');

await import('../bends/jsx.ts');
const {drawPictures} = await import('./draw.ts');
const {keep} = await import('./store.ts');
const {drawView} = await import('./draw-view.ts');

port.on('message', async ({place, ...job}) => {
  const drawn = place ? drawPictures(job).then((files) => keep(place, files)) : drawView(job);
  port.postMessage(
    await drawn.catch((error) => {
      throw new Error(`${job.id}, ${job.locale}: ${error.message}`, {cause: error});
    }),
  );
});

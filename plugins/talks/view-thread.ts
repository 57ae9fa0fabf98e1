import {parentPort} from 'node:worker_threads';
import {present} from '../../lib/typed.ts';
import type {ViewJob} from './view-pictures.ts';

/** Draws the views of a talk that it is handed, and says them at once. */
const port = present(parentPort, 'the thread that asks');

await import('../bends/jsx.ts');
const {drawView} = await import('./draw-view.ts');
port.on('message', (jobs: ViewJob[]) => port.postMessage(jobs.map(drawView)));

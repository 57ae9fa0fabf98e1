import {parentPort} from 'node:worker_threads';
import type {ViewJob} from './view-pictures.ts';
import type {MessagePort} from 'node:worker_threads';

/** Draws the views of a talk that it is handed, and says them at once. */
const port = parentPort as MessagePort;

await import('../site-bundle/jsx.ts');
const {drawView} = await import('./draw-view.ts');
port.on('message', (jobs: ViewJob[]) => port.postMessage(jobs.map(drawView)));

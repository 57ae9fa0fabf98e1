import {parentPort} from 'node:worker_threads';
import {drawView} from './draw-view.ts';
import type {ViewJob} from './view-pictures.ts';
import type {MessagePort} from 'node:worker_threads';

/** Draws the views of a talk that it is handed, and says them at once. */
const port = parentPort as MessagePort;
port.on('message', (jobs: ViewJob[]) => port.postMessage(jobs.map(drawView)));

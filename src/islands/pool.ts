import {answerJobs} from '../components/explorables/pool/job.ts';
import {mountPool} from '../components/explorables/pool/live.ts';
import type {MountOptions} from '../components/explorables/frame/given.ts';
import type {Given} from '../components/explorables/pool/state.ts';

/** The same file is the Web Worker that computes statistics: its code is there already. */
if (typeof document === 'undefined') answerJobs(globalThis);

export const mount = (root: HTMLElement, options: MountOptions<Given>) =>
  mountPool(root, {...options, worker: import.meta.url});

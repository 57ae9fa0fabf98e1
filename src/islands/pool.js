// @ts-check
import {answerJobs} from '../components/explorables/pool/job.js';
import {mountPool} from '../components/explorables/pool/live.js';

/** The same file is the Web Worker that computes statistics: its code is there already. */
if (typeof document === 'undefined') answerJobs(globalThis);

/**
 * @param {HTMLElement} root
 * @param {import('../components/explorables/frame/given.js').MountOptions<import('../components/explorables/pool/state.js').Given>} options
 */
export const mount = (root, options) => mountPool(root, {...options, worker: import.meta.url});

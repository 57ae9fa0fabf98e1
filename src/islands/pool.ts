import {answerJobs} from '../components/explorables/pool/worker.ts';

export {mount} from '../components/explorables/pool/index.tsx';

/** The same file is the Web Worker that computes statistics: its code is there already. */
if (typeof document === 'undefined') answerJobs(globalThis);

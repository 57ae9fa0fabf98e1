// @ts-check
import {messages} from './quantities/messages.js';
import {memory} from './quantities/memory.js';
import {processes} from './quantities/processes.js';
import {session} from './quantities/session.js';
import {stages} from './quantities/stages.js';

/**
 * Every number that the study derives from its result file, named once.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {...messages, ...memory, ...stages, ...processes, ...session};

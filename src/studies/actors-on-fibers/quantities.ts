import {messages} from './quantities/messages.ts';
import {memory} from './quantities/memory.ts';
import {processes} from './quantities/processes.ts';
import {session} from './quantities/session.ts';
import {stages} from './quantities/stages.ts';
import type {Quantities} from '../types.ts';

/** Every number that the study derives from its result file, named once. */
export const quantities: Quantities = {...messages, ...memory, ...stages, ...processes, ...session};

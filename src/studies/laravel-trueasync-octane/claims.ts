import {claims as throughput} from './claims/throughput.ts';
import {claims as workers} from './claims/workers.ts';
import {claims as memory} from './claims/memory.ts';
import {claims as heap} from './claims/heap.ts';
import {claims as opcache} from './claims/opcache.ts';
import {claims as mechanisms} from './claims/mechanisms.ts';

/** What the report and the article claim, in the order in which a reader meets it. */
export const claims = [...throughput, ...workers, ...memory, ...heap, ...opcache, ...mechanisms];

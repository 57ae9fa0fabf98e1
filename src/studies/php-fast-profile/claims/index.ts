import {claims as cost} from './cost.ts';
import {claims as memory} from './memory.ts';
import {claims as method} from './method.ts';
import {claims as output} from './output.ts';
import {claims as samples} from './samples.ts';
import {claims as several} from './several.ts';

/** What the page claims, in the order in which a reader meets it. */
export const claims = [...samples, ...cost, ...memory, ...output, ...method, ...several];

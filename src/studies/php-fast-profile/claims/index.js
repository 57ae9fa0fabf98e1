// @ts-check
import {claims as cost} from './cost.js';
import {claims as memory} from './memory.js';
import {claims as method} from './method.js';
import {claims as output} from './output.js';
import {claims as samples} from './samples.js';
import {claims as several} from './several.js';

/** What the page claims, in the order in which a reader meets it. */
export const claims = [...samples, ...cost, ...memory, ...output, ...method, ...several];

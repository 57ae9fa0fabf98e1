// @ts-check
import {claims as article} from './article.js';
import {claims as configuration} from './configuration.js';
import {claims as dropped} from './dropped.js';
import {claims as heap} from './heap.js';
import {claims as latency} from './latency.js';
import {claims as mechanisms} from './mechanisms.js';
import {claims as memory} from './memory.js';
import {claims as opcache} from './opcache.js';
import {claims as throughput} from './throughput.js';
import {claims as time} from './time.js';
import {claims as workers} from './workers.js';

/**
 * What the report and the article claim, in the order in which a reader meets it.
 *
 * @type {import('../../types.js').Claim[]}
 */
export const claims = [
  ...throughput,
  ...latency,
  ...dropped,
  ...workers,
  ...time,
  ...memory,
  ...heap,
  ...opcache,
  ...mechanisms,
  ...configuration,
  ...article,
];

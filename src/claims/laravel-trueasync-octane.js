import {claims as article} from './laravel-trueasync-octane/article.js';
import {claims as configuration} from './laravel-trueasync-octane/configuration.js';
import {claims as dropped} from './laravel-trueasync-octane/dropped.js';
import {claims as heap} from './laravel-trueasync-octane/heap.js';
import {claims as latency} from './laravel-trueasync-octane/latency.js';
import {claims as memory} from './laravel-trueasync-octane/memory.js';
import {claims as opcache} from './laravel-trueasync-octane/opcache.js';
import {claims as throughput} from './laravel-trueasync-octane/throughput.js';
import {claims as time} from './laravel-trueasync-octane/time.js';
import {claims as workers} from './laravel-trueasync-octane/workers.js';

/** What the report and the article claim, in the order in which a reader meets it. */
export const claims = [
  ...throughput,
  ...latency,
  ...dropped,
  ...workers,
  ...time,
  ...memory,
  ...heap,
  ...opcache,
  ...configuration,
  ...article,
];

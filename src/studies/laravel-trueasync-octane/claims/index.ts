import {claims as article} from './article.ts';
import {claims as configuration} from './configuration.ts';
import {claims as dropped} from './dropped.ts';
import {claims as heap} from './heap.ts';
import {claims as latency} from './latency.ts';
import {claims as mechanisms} from './mechanisms.ts';
import {claims as memory} from './memory.ts';
import {claims as opcache} from './opcache.ts';
import {claims as throughput} from './throughput.ts';
import {claims as time} from './time.ts';
import {claims as workers} from './workers.ts';
import type {Claim} from '../../types.ts';

/** What the report and the article claim, in the order in which a reader meets it. */
export const claims: Claim[] = [
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

import {numberIn, percentIn} from '../parts.js';

const n = numberIn('en');
const p = percentIn('en');

/** What a check found, by check and reason; every number comes from the verdict. */
export default {
  'verdict.kind.consistent': () => 'consistent',
  'verdict.kind.explained': () => 'explained',
  'verdict.kind.refused': () => 'refused',
  'verdict.check.littles-law': () => 'Little’s law',
  'verdict.check.utilisation': () => 'utilisation',
  'verdict.check.percentile-order': () => 'percentile order',
  'verdict.check.p99-equals-mean': () => 'p99 and mean',
  'verdict.check.offered-rate': () => 'offered rate',
  'verdict.check.dropped-share': () => 'dropped share',
  'verdict.check.dropped-errors': () => 'drops and errors',
  'verdict.littles-law.generator-capped': (v) =>
    `${n(v.inFlight)} requests in flight of the ${n(v.cap)} that the generator allows (${p(v.share)}): the cap sets the latency, not the server`,
  'verdict.littles-law.below-cap': (v) =>
    `${n(v.inFlight)} requests in flight of the ${n(v.cap)} allowed`,
  'verdict.littles-law.in-flight-equals-cap': (v) =>
    `${n(v.inFlight)} requests in flight on ${n(v.cap)} connections`,
  'verdict.littles-law.more-in-flight-than-cap': (v) =>
    `throughput and latency put ${n(v.inFlight)} requests in flight, and the generator allows ${n(v.cap)}`,
  'verdict.littles-law.too-few-in-flight': (v) =>
    `throughput and latency put ${n(v.inFlight)} requests in flight on ${n(v.cap)} connections: ${n(v.missingMs)} ms of each iteration are in no latency`,
  'verdict.littles-law.generator-time': (v) =>
    `${n(v.missingMs)} ms of each iteration are the generator’s own`,
  'verdict.littles-law.median-not-mean': () =>
    'only a median is known, and Little’s law speaks of the mean',
  'verdict.littles-law.failed-requests': () =>
    'failed requests are in no latency, so those that survived look faster',
  'verdict.utilisation.within-capacity': (v) => `${p(v.share)} of the time used`,
  'verdict.utilisation.php-over-full': (v) =>
    `${n(v.timeMs)} ms of PHP for each of ${n(v.throughputPerS)} requests per second need ${p(v.share)} of what ${n(v.slots)} workers or cores have`,
  'verdict.utilisation.workers-over-full': (v) =>
    `${n(v.timeMs)} ms in a blocked worker for each of ${n(v.throughputPerS)} requests per second need ${p(v.share)} of ${n(v.slots)} workers`,
  'verdict.utilisation.cores-over-full': (v) =>
    `all parts together need ${p(v.share)} of ${n(v.slots)} cores`,
  'verdict.percentile-order.in-order': () => 'in order',
  'verdict.percentile-order.out-of-order': (v) =>
    `${v.higher} (${n(v.higherValue)}) is below ${v.lower} (${n(v.lowerValue)})`,
  'verdict.p99-equals-mean.differs': () => 'p99 and mean are two numbers',
  'verdict.p99-equals-mean.p99-is-the-mean': (v) =>
    `p99 and mean are the same ${n(v.meanMs)} ms: one of both was copied`,
  'verdict.offered-rate.keeps-up': (v) => `${p(v.share)} of the offered rate answered`,
  'verdict.offered-rate.below-offered': (v) =>
    `${n(v.throughputPerS)} of ${n(v.arrivalRatePerS)} requests per second answered (${p(v.share)}): the server is saturated`,
  'verdict.offered-rate.generator-fell-behind': (v) =>
    `the generator sent ${n(v.sentRatePerS)} of ${n(v.arrivalRatePerS)} requests per second`,
  'verdict.offered-rate.more-than-offered': (v) =>
    `${n(v.throughputPerS)} requests per second answered and only ${n(v.arrivalRatePerS)} offered`,
  'verdict.dropped-share.agrees': () => 'drops account for the shortfall',
  'verdict.dropped-share.unfinished-at-end': (v) =>
    `${p(v.difference)} of the offered requests were neither dropped nor answered in time: still in flight at the end`,
  'verdict.dropped-share.rounded-by-source': (v) =>
    `drops and shortfall differ by ${p(Math.abs(v.difference))}, which the source’s rounding covers`,
  'verdict.dropped-share.unaccounted': (v) =>
    `${p(v.difference)} of the offered requests were neither dropped nor answered, and at most ${p(v.allowance)} can have been in flight`,
  'verdict.dropped-share.more-dropped-than-missing': (v) =>
    `${p(v.droppedShare)} dropped, and only ${p(v.shortfall)} missing`,
  'verdict.dropped-errors.few-dropped': () => 'the error ratio says it all',
  'verdict.dropped-errors.errors-miss-dropped': (v) =>
    `the error ratio of ${p(v.errorRatio)} leaves out the ${p(v.droppedShare)} that were never sent`,
};

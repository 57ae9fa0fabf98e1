// @ts-check
export {compare, verdictOfRatio} from './compare.js';
export {percentilesFromHistogram} from './histogram.js';
export {median, quantile, quantileOfSorted} from './quantile.js';
export {createRandom, drawExponential} from './random.js';
export {pairedRatio, unpairedRatio} from './ratio.js';
export {intervalKindFor, summariseRepeats} from './repeats.js';
export {
  coverageWithDrift,
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
  standardErrorOfShare,
} from './sampling.js';
export {sessionsApart, welch} from './welch.js';

export {compare, verdictOfRatio} from './compare.ts';
export {percentilesFromHistogram} from './histogram.ts';
export {median, quantile, quantileOfSorted} from './quantile.ts';
export {createRandom, drawExponential} from './random.ts';
export {pairedRatio, unpairedRatio} from './ratio.ts';
export {intervalKindFor, summariseRepeats} from './repeats.ts';
export {
  coverageWithDrift,
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
  standardErrorOfShare,
} from './sampling.ts';
export {sessionsApart, welch} from './welch.ts';

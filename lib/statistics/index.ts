export {percentilesFromHistogram} from './histogram.ts';
export {holm} from './holm.ts';
export {median, quantile} from './quantile.ts';
export {createRandom, drawExponential} from './random.ts';
export {pairedRatio} from './ratio.ts';
export {summariseRepeats} from './repeats.ts';
export {
  coverageWithDrift,
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
  standardErrorOfShare,
} from './sampling.ts';
export {sessionsApart} from './welch.ts';

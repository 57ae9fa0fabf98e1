// @ts-check
export {
  blockedShare,
  blockedShareFromCoefficient,
  blockingCoefficient,
  coefficientFromBlockedShare,
  coroutineGainLimit,
  optimalSlots,
  serviceTimeS,
  utilisation,
} from './blocking-coefficient.js';
export {throughputBounds, workersForRate} from './bounds.js';
export {closedNetwork} from './closed-network.js';
export {
  fitContention,
  fitLinear,
  fitPerWorkerDecline,
  fitUsl,
  uslPeakWorkers,
  uslThroughput,
} from './contention.js';
export {allenCunneen, erlangB, erlangC, mg1, mmc, waitExceedsProbability} from './erlang.js';
export {cappedLatencyS, droppedShare, rampUpS, requestsInFlight} from './littles-law.js';
export {coreSteps, inFlightSteps, queueSteps} from './machine/levels.js';
export {simulate} from './machine/simulate.js';
export {latenciesOf, summarise} from './machine/summary.js';
export {memoryMb} from './memory.js';
export {pairCeilingPerS, rateOfStages, rateOfWorkers} from './message-pipeline.js';
export {pausedLatencies} from './paused-server.js';
export {placedBounds} from './placed-bounds.js';
export {simulateWorkerPool} from './worker-pool.js';

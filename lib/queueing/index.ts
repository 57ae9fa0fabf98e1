export {
  blockedShare,
  blockedShareFromCoefficient,
  blockingCoefficient,
  coefficientFromBlockedShare,
  coroutineGainLimit,
  optimalSlots,
  serviceTimeS,
  utilisation,
} from './blocking-coefficient.ts';
export {throughputBounds, workersForRate} from './bounds.ts';
export {closedNetwork} from './closed-network.ts';
export {
  fitContention,
  fitLinear,
  fitPerWorkerDecline,
  fitUsl,
  uslPeakWorkers,
  uslThroughput,
} from './contention.ts';
export {allenCunneen, erlangB, erlangC, mg1, mmc, waitExceedsProbability} from './erlang.ts';
export {cappedLatencyS, droppedShare, rampUpS, requestsInFlight} from './littles-law.ts';
export {coreSteps, inFlightSteps, queueSteps} from './machine/levels.ts';
export {simulate} from './machine/simulate.ts';
export {latenciesOf, summarise} from './machine/summary.ts';
export {memoryMb} from './memory.ts';
export {pairCeilingPerS, rateOfStages, rateOfWorkers} from './message-pipeline.ts';
export {pausedLatencies} from './paused-server.ts';
export {placedBounds} from './placed-bounds.ts';
export {simulateWorkerPool} from './worker-pool.ts';

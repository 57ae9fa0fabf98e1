export {optimalSlots} from './blocking-coefficient.ts';
export {placedBounds, throughputBounds} from './bounds.ts';
export {mmc} from './erlang.ts';
export {requestsInFlight} from './littles-law.ts';
export {simulate} from './machine/simulate.ts';
export {summarise} from './machine/summary.ts';
export {pausedLatencies} from './paused-server.ts';

import {pairCeilingPerS, rateOfWorkers} from '../../../lib/queueing/message-pipeline.ts';
import {measurementsOf, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {readFrom, shown} from '../quantity.ts';
import {HISTORY, PAGE, SHARED_TESTS, THROUGHPUT_TESTS} from './runs.ts';
import type {Quantities, Run, RunOf} from '../types.ts';

const TESTS = [...SHARED_TESTS, 'dispatch', 'spawn'];
const PRODUCER = ['envelope', 'push'];
const WORKER = ['pop', 'mailbox', 'dispatch', 'handler'];
const ROWS = ['path', 'envelopeId', ...PRODUCER, ...WORKER];
const PAIRS = 16;
const FAST_CORES = 12;

const count = shown('count');
const rounded = shown('count', 0);
/** Seven digits of a benchmark say more than it knows. */
const millions = (formula: string, digits: number) => count(`${formula} / 1e6`, digits);
const thousands = (formula: string) => rounded(`${formula} / 1000`);
const ratio = shown('ratio', 2);
const share = shown('share', 0);
const us = shown('us', 2);
const ms = shown('ms', 0);
const bytes = shown('bytes', 0);
const mb = shown('mb', 0);

const countOfGaps = (isWanted: (gap: number) => boolean) =>
  count((runs) => {
    const rate = (id: string) => valueOf(runs(PAGE), id, 'operationsPerS');
    return TESTS.filter((test) => isWanted(rate(`fiber-${test}`) / rate(`swoole-${test}`))).length;
  });

/** What the tests within one process show, and what their timed parts hold besides. */
const singleProcess: Quantities = {
  'gap-{test}': ratio('#fiber-{test}.operationsPerS / #swoole-{test}.operationsPerS'),
  'us-{test}': us('1e6 / #{test}.operationsPerS'),
  'least-gap': ratio(`min(gap-{${THROUGHPUT_TESTS}})`),
  'most-gap': ratio(`max(gap-{${THROUGHPUT_TESTS}})`),
  'throughput-tests': count(`${THROUGHPUT_TESTS.length}`),
  'compared-tests': count(`${TESTS.length}`),
  'fiber-ahead': countOfGaps((gap) => gap > 1),
  'swoole-ahead': countOfGaps((gap) => gap < 1),
  'swoole-ping-pong-lead': share('1 / gap-ping-pong - 1'),
  'fiber-dispatch-millions': millions('#fiber-dispatch.operationsPerS', 2),
  'dispatch-share-{system}': share(
    '#{system}-message-throughput.operationsPerS / #{system}-dispatch.operationsPerS',
  ),

  timer: shown('ms')('#swoole-kill.parameters.timerMs'),
  // Of a whole test: its operations divided by its rate.
  'lasted-{test}': ms('1000 * #swoole-{test}.operations / #swoole-{test}.operationsPerS', 1),
  'timer-share-{test}': share('#swoole-{test}.parameters.timerMs / lasted-{test}'),
  'rate-without-timer-{test}': shown('opsPerS')(
    '1000 * #swoole-{test}.operations / (lasted-{test} - #swoole-{test}.parameters.timerMs)',
  ),
  '{test}-without-timer': thousands('rate-without-timer-{test}'),
  '{test}-gap-without-timer': ratio('#fiber-{test}.operationsPerS / rate-without-timer-{test}'),
  'spawn-share-of-kill': share('#fiber-kill.operationsPerS / #fiber-spawn.operationsPerS'),

  actors: count('100000'),
  'bytes-{system}': bytes('#{system}-memory.memoryMb.perActor * 1e6'),
  'memory-{system}': mb('actors * bytes-{system} / 1e6'),
};

/** Messages between workers, and what the just-in-time compiler brings to sixteen of them. */
const workers: Quantities = {
  'fan-out-workers': count('#cross-worker-fan-out.workers'),
  'fan-out-share-of-pair': share(
    '#cross-worker-fan-out.operationsPerS / #cross-worker.operationsPerS',
  ),
  'round-trip': us('1000 * #cross-worker-round-trip.latencyMs.mean', 0),
  'fan-out-share-of-process': share(
    '#cross-worker-fan-out.operationsPerS / #swoole-message-throughput.operationsPerS',
  ),
  poll: shown('ms')('#cross-worker.parameters.pollMs'),
  'poll-share-of-pair': share('poll / pair-lasted'),
  'pair-lasted': ms('1000 * #cross-worker.operations / #cross-worker.operationsPerS'),
  'fan-out-lasted': ms(
    '1000 * #cross-worker-fan-out.operations / #cross-worker-fan-out.operationsPerS',
  ),
  'round-trips-lasted': ms(
    '#cross-worker-round-trip.operations * #cross-worker-round-trip.latencyMs.mean',
  ),
  'round-trip-step': us('1000 * poll / #cross-worker-round-trip.operations', 0),
  // If the last wait for delivery had been for nothing.
  'pair-most': thousands('1000 * #cross-worker.operations / (pair-lasted - poll)'),
  'fan-out-most': thousands('1000 * #cross-worker-fan-out.operations / (fan-out-lasted - poll)'),
  'jit-off': millions('#world-jit-off.operationsPerS', 1),
  'jit-tracing': millions('#world-jit-tracing.operationsPerS', 1),
  'jit-off-script': millions('#world-jit-off-script.operationsPerS', 2),
  'jit-tracing-script': millions('#world-jit-tracing-script.operationsPerS', 2),
  'jit-gain': share('jit-tracing / jit-off - 1'),
  'jit-gain-script': share('jit-tracing-script / jit-off-script - 1'),
  'compact-us': us('1e6 / #compact-serialisation.operationsPerS'),
};

const stageS = (run: Run, names: readonly string[]) =>
  names.reduce((total, name) => total + valueOf(run, 'hot-path', `stageUs.${name}`), 0) / 1e6;

/** A ceiling when every message costs both its sides, and cores are all there is, per second. */
const sharedCeiling = (run: Run, cores: number) =>
  rateOfWorkers({workers: 2 * PAIRS, cores, timeS: stageS(run, [...PRODUCER, ...WORKER])});

/** Ceilings per second, by the cores that they ask for. */
export const CEILINGS: Record<string, (run: Run) => number> = {
  'ceiling-12': (run) => sharedCeiling(run, FAST_CORES),
  'ceiling-16': (run) => sharedCeiling(run, coresOf(run)),
  'ceiling-32': (run) =>
    PAIRS * pairCeilingPerS({sendS: stageS(run, PRODUCER), receiveS: stageS(run, WORKER)}),
};

/** The stages of a message, and the ceilings that they imply. */
const hotPath: Quantities = {
  'stage-rate-{stage}': millions('1 / (#hot-path.stageUs.{stage} / 1e6)', 1),
  rows: count(`${ROWS.length}`),
  'rows-sum': us(`sum(#hot-path.stageUs.{${ROWS}})`),
  producer: us(`sum(#hot-path.stageUs.{${PRODUCER}})`),
  worker: us(`sum(#hot-path.stageUs.{${WORKER}})`),
  both: us('producer + worker'),
  'worker-rate': count('1 / worker', 2),
  pairs: count(`${PAIRS}`),
  threads: count('2 * pairs'),
  cores: count('#.environment.cores'),
  'fast-cores': count(`${FAST_CORES}`),
  'ceiling-{cores}': count((runs, {cores}) => CEILINGS[`ceiling-${cores}`](runs(PAGE)) / 1e6, 1),
  'share-of-{cores}': share('jit-tracing / ceiling-{cores}'),
  'busy-cores': count('jit-tracing * both', 1),
  serialising: us('sum(#hot-path.stageUs.{push,pop})'),
  'serialising-share': share('serialising / both'),
  'serialising-ceiling': count('cores / serialising', 1),
  'share-of-serialising-ceiling': share('jit-tracing * serialising / cores'),
  'native-over-compact': ratio('serialising / compact-us', 1),
  'stages-of-state': us('sum(#hot-path.stageUs.{nextState,applyState})'),
  'producer-without-id': us('producer - #hot-path.stageUs.envelopeId'),
  'gain-without-id': share('both / (both - #hot-path.stageUs.envelopeId) - 1'),
};

const COMMIT = `${HISTORY}#a8aee10`;

/** What the project’s own committed history says of the same tests. */
const history: Quantities = {
  'shared-tests': count(`${SHARED_TESTS.length}`),
  'history-lead-{test}': ratio(
    `${COMMIT}-swoole-{test}.operationsPerS / ${COMMIT}-fiber-{test}.operationsPerS`,
  ),
  'history-swoole-leads': count((runs) => {
    const rate = (id: string) => valueOf(runs(HISTORY), `a8aee10-${id}`, 'operationsPerS');
    return SHARED_TESTS.filter((test) => rate(`swoole-${test}`) > rate(`fiber-${test}`)).length;
  }),
  'history-least-lead': ratio(`min(history-lead-{${SHARED_TESTS}})`, 1),
  'history-most-lead': ratio(`max(history-lead-{${SHARED_TESTS}})`, 1),
  'page-over-history-{test}': ratio(`#{test}.operationsPerS / ${COMMIT}-{test}.operationsPerS`),
  'page-over-history-fiber': ratio('page-over-history-fiber-message-throughput', 1),
  'page-over-history-swoole': ratio('page-over-history-swoole-message-throughput', 1),
  'least-{system}-over-history': ratio(`min(page-over-history-{system}-{${SHARED_TESTS}})`, 1),
  'most-{system}-over-history': ratio(`max(page-over-history-{system}-{${SHARED_TESTS}})`, 1),
};

const TCP = 'nexus-actors/cluster-tcp';
const HTTP = 'nexus-actors/http';

const httpInFlight = (runs: RunOf) =>
  measurementsOf(runs(HTTP)).map(({id}) =>
    requestsInFlight({
      throughputPerS: valueOf(runs(HTTP), id, 'throughputPerS'),
      latencyS: valueOf(runs(HTTP), id, 'latencyMs.mean') / 1000,
    }),
  );

/** What two other pages of the project say, which this study holds against the first. */
const otherPages: Quantities = {
  'scaling-{k}': ratio(`${TCP}#clusters-{k}.messagesPerS / ${TCP}#clusters-1.messagesPerS`),
  'last-four-gain': share(`${TCP}#clusters-16.messagesPerS / ${TCP}#clusters-12.messagesPerS - 1`),
  'last-four-cpu': share(`${TCP}#clusters-16.cpuCores / ${TCP}#clusters-12.cpuCores - 1`),
  'large-share': share(`${TCP}#tell-16384-after.messagesPerS / ${TCP}#tell-64-after.messagesPerS`),
  'tuning-{bytes}': ratio(
    `${TCP}#tell-{bytes}-after.messagesPerS / ${TCP}#tell-{bytes}-before.messagesPerS`,
  ),
  'http-connections': count(`${HTTP}#baseline.load.vus`),
  'http-least-in-flight': rounded((runs) => Math.min(...httpInFlight(runs))),
  'http-most-in-flight': rounded((runs) => Math.max(...httpInFlight(runs))),
  'http-possible-latency': ms(`1000 * (http-connections / ${HTTP}#baseline.throughputPerS)`, 2),
  'http-fewer-timeouts': share(
    `1 - ${HTTP}#sysctls.errorsByKind.timeout / ${HTTP}#baseline.errorsByKind.timeout`,
  ),
};

/** Every number that the study derives from its result files. */
export const quantities = readFrom(PAGE, {
  ...singleProcess,
  ...workers,
  ...hotPath,
  ...history,
  ...otherPages,
});

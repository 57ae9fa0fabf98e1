import {pairCeilingPerS, rateOfWorkers} from '../../../lib/queueing/message-pipeline.ts';
import {measurementsOf, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {bytes, count, mb, ms, opsPerS, ratio, readFrom, share, us} from '../quantity.ts';
import {HISTORY, PAGE, SHARED_TESTS, THROUGHPUT_TESTS} from './runs.ts';
import type {Run, RunOf} from '../types.ts';

const TESTS = [...SHARED_TESTS, 'dispatch', 'spawn'];
const PRODUCER = ['envelope', 'push'];
const WORKER = ['pop', 'mailbox', 'dispatch', 'handler'];
const ROWS = ['path', 'envelopeId', ...PRODUCER, ...WORKER];
const PAIRS = 16;
const FAST_CORES = 12;

/** Seven digits of a benchmark say more than it knows. */
const millions = (formula: string, show = count[1]) => show(`${formula} / 1e6`);
const thousands = (formula: string) => count[0](`${formula} / 1000`);

const countOfGaps = (isWanted: (gap: number) => boolean) =>
  count((runs) => {
    const rate = (id: string) => valueOf(runs(PAGE), id, 'operationsPerS');
    return TESTS.filter((test) => isWanted(rate(`fiber-${test}`) / rate(`swoole-${test}`))).length;
  });

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

const COMMIT = `${HISTORY}#a8aee10`;

const TCP = 'nexus-actors/cluster-tcp';
const HTTP = 'nexus-actors/http';

const httpInFlight = (runs: RunOf) =>
  measurementsOf(runs(HTTP)).map(({id}) =>
    requestsInFlight({
      throughputPerS: valueOf(runs(HTTP), id, 'throughputPerS'),
      latencyS: valueOf(runs(HTTP), id, 'latencyMs.mean') / 1000,
    }),
  );

/** Every number that the study derives from its result files. */
export const quantities = readFrom(PAGE, {
  // What the tests within one process show, and what their timed parts hold besides.
  'gap-{test}': ratio[2]('#fiber-{test}.operationsPerS / #swoole-{test}.operationsPerS'),
  'us-{test}': us[2]('1e6 / #{test}.operationsPerS'),
  'least-gap': ratio[2](`min(gap-{${THROUGHPUT_TESTS}})`),
  'most-gap': ratio[2](`max(gap-{${THROUGHPUT_TESTS}})`),
  'throughput-tests': count(`${THROUGHPUT_TESTS.length}`),
  'compared-tests': count(`${TESTS.length}`),
  'fiber-ahead': countOfGaps((gap) => gap > 1),
  'swoole-ahead': countOfGaps((gap) => gap < 1),
  'swoole-ping-pong-lead': share[0]('1 / gap-ping-pong - 1'),
  'fiber-dispatch-millions': millions('#fiber-dispatch.operationsPerS', count[2]),
  'dispatch-share-{system}': share[0](
    '#{system}-message-throughput.operationsPerS / #{system}-dispatch.operationsPerS',
  ),

  timer: ms('#swoole-kill.parameters.timerMs'),
  // Of a whole test: its operations divided by its rate.
  'lasted-{test}': ms[1]('1000 * #swoole-{test}.operations / #swoole-{test}.operationsPerS'),
  'timer-share-{test}': share[0]('#swoole-{test}.parameters.timerMs / lasted-{test}'),
  'rate-without-timer-{test}': opsPerS(
    '1000 * #swoole-{test}.operations / (lasted-{test} - #swoole-{test}.parameters.timerMs)',
  ),
  '{test}-without-timer': thousands('rate-without-timer-{test}'),
  '{test}-gap-without-timer': ratio[2]('#fiber-{test}.operationsPerS / rate-without-timer-{test}'),
  'spawn-share-of-kill': share[0]('#fiber-kill.operationsPerS / #fiber-spawn.operationsPerS'),

  actors: count('100000'),
  'bytes-{system}': bytes[0]('#{system}-memory.memoryMb.perActor * 1e6'),
  'memory-{system}': mb[0]('actors * bytes-{system} / 1e6'),

  // Messages between workers, and what the just-in-time compiler brings to sixteen of them.
  'fan-out-share-of-pair': share[0](
    '#cross-worker-fan-out.operationsPerS / #cross-worker.operationsPerS',
  ),
  'round-trip': us[0]('1000 * #cross-worker-round-trip.latencyMs.mean'),
  'fan-out-share-of-process': share[0](
    '#cross-worker-fan-out.operationsPerS / #swoole-message-throughput.operationsPerS',
  ),
  poll: ms('#cross-worker.parameters.pollMs'),
  'poll-share-of-pair': share[0]('poll / pair-lasted'),
  'pair-lasted': ms[0]('1000 * #cross-worker.operations / #cross-worker.operationsPerS'),
  'fan-out-lasted': ms[0](
    '1000 * #cross-worker-fan-out.operations / #cross-worker-fan-out.operationsPerS',
  ),
  'round-trips-lasted': ms[0](
    '#cross-worker-round-trip.operations * #cross-worker-round-trip.latencyMs.mean',
  ),
  'round-trip-step': us[0]('1000 * poll / #cross-worker-round-trip.operations'),
  // If the last wait for delivery had been for nothing.
  'pair-most': thousands('1000 * #cross-worker.operations / (pair-lasted - poll)'),
  'fan-out-most': thousands('1000 * #cross-worker-fan-out.operations / (fan-out-lasted - poll)'),
  'jit-off': millions('#world-jit-off.operationsPerS'),
  'jit-tracing': millions('#world-jit-tracing.operationsPerS'),
  'jit-off-script': millions('#world-jit-off-script.operationsPerS', count[2]),
  'jit-tracing-script': millions('#world-jit-tracing-script.operationsPerS', count[2]),
  'jit-gain': share[0]('jit-tracing / jit-off - 1'),
  'jit-gain-script': share[0]('jit-tracing-script / jit-off-script - 1'),
  'compact-us': us[2]('1e6 / #compact-serialisation.operationsPerS'),

  // The stages of a message, and the ceilings that they imply.
  'stage-rate-{stage}': millions('1 / (#hot-path.stageUs.{stage} / 1e6)'),
  rows: count(`${ROWS.length}`),
  'rows-sum': us[2](`sum(#hot-path.stageUs.{${ROWS}})`),
  producer: us[2](`sum(#hot-path.stageUs.{${PRODUCER}})`),
  worker: us[2](`sum(#hot-path.stageUs.{${WORKER}})`),
  both: us[2]('producer + worker'),
  'worker-rate': count[2]('1 / worker'),
  pairs: count(`${PAIRS}`),
  threads: count('2 * pairs'),
  'fast-cores': count(`${FAST_CORES}`),
  'ceiling-{cores}': count[1]((runs, {cores}) => CEILINGS[`ceiling-${cores}`](runs(PAGE)) / 1e6),
  'share-of-{cores}': share[0]('jit-tracing / ceiling-{cores}'),
  'busy-cores': count[1]('jit-tracing * both'),
  serialising: us[2]('sum(#hot-path.stageUs.{push,pop})'),
  'serialising-share': share[0]('serialising / both'),
  'serialising-ceiling': count[1]('#.environment.cores / serialising'),
  'share-of-serialising-ceiling': share[0]('jit-tracing * serialising / #.environment.cores'),
  'native-over-compact': ratio[1]('serialising / compact-us'),
  'stages-of-state': us[2]('sum(#hot-path.stageUs.{nextState,applyState})'),
  'producer-without-id': us[2]('producer - #hot-path.stageUs.envelopeId'),
  'gain-without-id': share[0]('both / (both - #hot-path.stageUs.envelopeId) - 1'),

  // What the project’s own committed history says of the same tests.
  'shared-tests': count(`${SHARED_TESTS.length}`),
  'history-lead-{test}': ratio[2](
    `${COMMIT}-swoole-{test}.operationsPerS / ${COMMIT}-fiber-{test}.operationsPerS`,
  ),
  'history-swoole-leads': count((runs) => {
    const rate = (id: string) => valueOf(runs(HISTORY), `a8aee10-${id}`, 'operationsPerS');
    return SHARED_TESTS.filter((test) => rate(`swoole-${test}`) > rate(`fiber-${test}`)).length;
  }),
  'history-least-lead': ratio[1](`min(history-lead-{${SHARED_TESTS}})`),
  'history-most-lead': ratio[1](`max(history-lead-{${SHARED_TESTS}})`),
  'page-over-history-{test}': ratio[2](`#{test}.operationsPerS / ${COMMIT}-{test}.operationsPerS`),
  'page-over-history-fiber': ratio[1]('page-over-history-fiber-message-throughput'),
  'page-over-history-swoole': ratio[1]('page-over-history-swoole-message-throughput'),
  'least-{system}-over-history': ratio[1](`min(page-over-history-{system}-{${SHARED_TESTS}})`),
  'most-{system}-over-history': ratio[1](`max(page-over-history-{system}-{${SHARED_TESTS}})`),

  // What two other pages of the project say, which this study holds against the first.
  'scaling-{k}': ratio[2](`${TCP}#clusters-{k}.messagesPerS / ${TCP}#clusters-1.messagesPerS`),
  'last-four-gain': share[0](
    `${TCP}#clusters-16.messagesPerS / ${TCP}#clusters-12.messagesPerS - 1`,
  ),
  'last-four-cpu': share[0](`${TCP}#clusters-16.cpuCores / ${TCP}#clusters-12.cpuCores - 1`),
  'large-share': share[0](
    `${TCP}#tell-16384-after.messagesPerS / ${TCP}#tell-64-after.messagesPerS`,
  ),
  'tuning-{bytes}': ratio[2](
    `${TCP}#tell-{bytes}-after.messagesPerS / ${TCP}#tell-{bytes}-before.messagesPerS`,
  ),
  'http-least-in-flight': count[0]((runs) => Math.min(...httpInFlight(runs))),
  'http-most-in-flight': count[0]((runs) => Math.max(...httpInFlight(runs))),
  'http-possible-latency': ms[2](
    `perRequest(http#baseline.load.vus, ${HTTP}#baseline.throughputPerS)`,
  ),
  'http-fewer-timeouts': share[0](
    `1 - ${HTTP}#sysctls.errorsByKind.timeout / ${HTTP}#baseline.errorsByKind.timeout`,
  ),
});

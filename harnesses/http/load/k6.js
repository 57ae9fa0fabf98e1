// @ts-check
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {startChild, stopChild} from '../../machine/children.js';
import {findCommand} from '../../machine/commands.js';
import {cpuOfGroups} from '../../machine/process-groups.js';

/** @import {Moments, Order} from './own-generator.js' */

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'k6-script.js');

/**
 * Runs k6 with our script: once for the warm-up, once for the measured window.
 * @param {import('./own-generator.js').Order & {work: string}} order
 * @param {import('./own-generator.js').Moments} [moments]
 * @returns {Promise<import('./own-generator.js').Report>}
 */
export async function runK6(order, moments = {}) {
  if (order.warmUpS > 0) {
    await runScript(order, order.warmUpS, {});
  }
  return runScript(order, order.measureS, moments);
}

/** @param {Order & {work: string}} order @param {number} durationS @param {Moments} moments */
async function runScript(order, durationS, moments) {
  const summary = join(order.work, 'k6-summary.json');
  const child = startK6(order, durationS, summary);
  moments.windowOpens?.(child.pid);
  let cpuMs = 0;
  // k6 is asked for its CPU time shortly before its end: afterwards the kernel no longer tells.
  const closing = sleep(durationS * 1000).then(() => {
    cpuMs = cpuOfGroups({k6: child.pid}).k6;
    moments.windowCloses?.(child.pid);
  });
  const {code} = await child.ended;
  await closing;
  await stopChild(child);
  if (code !== 0) {
    throw new Error(
      `k6 ended with exit code ${code}: ${readFileSync(join(order.work, 'k6.log'), 'utf8').slice(-1000)}`,
    );
  }
  return {...reportOf(JSON.parse(readFileSync(summary, 'utf8')), order.load, durationS), cpuMs};
}

/** @param {Order & {work: string}} order @param {number} durationS @param {string} summary */
function startK6({url, load, timeoutMs, expectedStart, work, cpus}, durationS, summary) {
  const env = {
    ...process.env,
    BC_URL: url,
    BC_LOAD: JSON.stringify(load),
    BC_DURATION_S: String(durationS),
    BC_TIMEOUT_MS: String(timeoutMs),
    BC_EXPECTED_START: expectedStart ?? '',
    BC_SUMMARY: summary,
  };
  const args = ['run', '--no-usage-report', '--no-color', '--quiet', '--address=', SCRIPT];
  return startChild({
    name: 'load-generator',
    command: findCommand('k6') ?? 'k6',
    args,
    env,
    log: join(work, 'k6.log'),
    cpus,
  });
}

/** @typedef {{metrics: Record<string, {values: Record<string, number>} | undefined>, version?: string}} K6Summary */

/**
 * Turns k6's summary into the shape that the own generator reports. k6 measures from the moment of sending.
 * @param {K6Summary} data what handleSummary received
 * @param {import('./own-generator.js').Load} load
 * @param {number} durationS
 * @returns {Omit<import('./own-generator.js').Report, 'cpuMs'>}
 */
export function reportOf({metrics, version}, load, durationS) {
  /** @param {string} name */
  const count = (name) => metrics[name]?.values.count ?? 0;
  const ok = count('bc_ok');
  const failed = count('bc_failed');
  // k6 leaves the metric out when nothing was dropped.
  const dropped = count('dropped_iterations');
  const {avg, med, max, min, ...percentiles} = metrics.bc_latency?.values ?? {};
  const latencyMs =
    ok === 0
      ? {count: 0}
      : {
          count: ok,
          min,
          mean: avg,
          p50: med,
          p75: percentiles['p(75)'],
          p90: percentiles['p(90)'],
          p95: percentiles['p(95)'],
          p99: percentiles['p(99)'],
          max,
        };
  return {
    windowS: durationS,
    arrivals: load.model === 'open' ? Math.round(load.ratePerS * durationS) : ok + failed,
    droppedRequests: dropped,
    completedRequests: ok,
    failedRequests: failed,
    unfinishedRequests: 0,
    errors: failed > 0 ? {'not ok': failed} : {},
    throughputPerS: ok / durationS,
    latencyMs,
    latencyFromSentMs: latencyMs,
    lagMs: {count: 0},
    measuredFrom: 'sent',
    tool: {name: 'k6', version: version ?? 'unknown'},
  };
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild, stopChild} from '../../machine/children.ts';
import {findCommand} from '../../machine/commands.ts';
import {versionOf} from '../../machine/environment.ts';
import {readIfThere} from '../../machine/files.ts';
import {cpuOfGroups} from '../../machine/process-groups.ts';
import type {Child} from '../../machine/children.ts';
import type {VersionQuestion} from '../../machine/environment.ts';
import type {Load, Moments, Order, Report} from './own-generator.ts';

/** k6 says the name of its own file in front, whatever that is: `k6-linux-amd64 v1.8.1 (go1.26.1, linux/amd64)`. */
export const K6_VERSION: VersionQuestion = ['k6', ['version'], /(?:^| )v(\d\S*) \(/m];

/** What k6-script.js logs when k6 has made its users and is about to begin. */
const LOAD_BEGINS = 'the load begins';
const LOOK_EVERY_MS = 5;

const SCRIPT = join(import.meta.dirname, 'k6-script.js');

/** Runs k6 with our script: once for the warm-up, once for the measured window. */
export async function runK6(order: Order & {work: string}, moments: Moments = {}): Promise<Report> {
  if (order.warmUpS > 0) {
    await runScript(order, order.warmUpS, {});
  }
  return runScript(order, order.measureS, moments);
}

async function runScript(order: Order & {work: string}, durationS: number, moments: Moments) {
  const summary = join(order.work, 'k6-summary.json');
  const logBefore = logOf(order);
  const child = startK6(order, durationS, summary);
  const hasBegun = () => logOf(order).slice(logBefore.length).includes(LOAD_BEGINS);
  const window = measureWindow(child, hasBegun, durationS, moments);
  const {code} = await child.ended;
  const cpuMs = await window;
  await stopChild(child);
  if (code !== 0 || cpuMs === undefined) {
    throw new Error(`k6 ended with exit code ${code}: ${logOf(order).slice(-1000)}`);
  }
  const report = reportOf(JSON.parse(readFileSync(summary, 'utf8')), order.load, durationS);
  return {...report, cpuMs, tool: {name: 'k6', version: await versionOf(K6_VERSION)}};
}

/**
 * The window opens with the load and not with the process: k6 first reads the script and makes its users, which takes
 * CPU time in which the server has nothing to do.
 *
 * @returns CPU time of k6 in the window, in ms; undefined if it ended before
 */
async function measureWindow(
  child: Child,
  hasBegun: () => boolean,
  durationS: number,
  moments: Moments,
): Promise<number | undefined> {
  while (!hasBegun()) {
    if (child.outcome() !== null) return undefined;
    await sleep(LOOK_EVERY_MS);
  }
  const cpuMs = () => cpuOfGroups({k6: child.pid}).k6;
  const atBegin = cpuMs();
  moments.windowOpens?.(child.pid);
  await sleep(durationS * 1000);
  // The script keeps k6 alive for a moment: after its end the kernel no longer tells.
  const used = cpuMs() - atBegin;
  moments.windowCloses?.(child.pid);
  return used;
}

/** What k6 has said in this work folder. */
function logOf({work}: {work: string}) {
  return readIfThere(join(work, 'k6.log')) ?? '';
}

function startK6(
  {url, load, timeoutMs, expectedStart, work, cpus}: Order & {work: string},
  durationS: number,
  summary: string,
) {
  const env = {
    ...process.env,
    BC_URL: url,
    BC_LOAD: JSON.stringify(load),
    BC_DURATION_S: String(durationS),
    BC_TIMEOUT_MS: String(timeoutMs),
    BC_EXPECTED_START: expectedStart ?? '',
    BC_SUMMARY: summary,
    BC_LOAD_BEGINS: LOAD_BEGINS,
    K6_LOG_OUTPUT: 'stderr',
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

type K6Summary = {metrics: Record<string, {values: Record<string, number>} | undefined>};

/**
 * Turns k6's summary into the shape that the own generator reports. k6 measures from the moment of sending, and doesn't
 * tell how many requests were unfinished at the end.
 *
 * @param data what handleSummary received
 */
export function reportOf(
  {metrics}: K6Summary,
  load: Load,
  durationS: number,
): Omit<Report, 'cpuMs' | 'tool'> {
  const count = (name: string) => metrics[name]?.values.count ?? 0;
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
    errors: failed > 0 ? {'not ok': failed} : {},
    throughputPerS: ok / durationS,
    latencyMs,
    latencyFromSentMs: latencyMs,
    lagMs: {count: 0},
    measuredFrom: 'sent',
  };
}

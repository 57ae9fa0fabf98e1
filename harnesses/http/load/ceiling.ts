import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {stopChild} from '../../machine/children.ts';
import {freePort} from '../../machine/ports.ts';
import {coresOf} from '../protocol/place.ts';
import {answers, startNginx} from '../runtimes/nginx.ts';
import {loadTool} from './tools.ts';

export const RATES_PER_S = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000, 12_000];
const LAG_LIMIT_MS = 10;
/** A noisy moment of the host is no limit of the generator, so a rate has more than one chance. */
const CHANCES = 3;
const MAX_IN_FLIGHT = 200;
/** Share of the ceiling up to which a run may go: nearer, it would measure the generator. */
export const CEILING_SHARE = 0.7;

/** what came of a rate that was tried */
export interface Step {
  ratePerS: number;
  throughputPerS: number;
  /** null where the tool doesn't tell it */
  lagP99Ms: number | null;
  latencyP50Ms: number | null;
  cpuMsPerRequest: number;
  kept: boolean;
}

/**
 * How much the load generator itself can do, against an nginx that answers at once: the highest rate kept with 98 % of
 * the answers and a 99th percentile of the lag below 10 ms.
 */
export async function measureCeiling(
  {tool, work}: {tool: 'k6' | 'own'; work: string},
  tell: (step: Step) => void = () => {},
) {
  const {others, generator} = coresOf('shared');
  const {url, child} = await startInstantServer(work, others);
  const tried: Step[] = [];
  const tryRate = (ratePerS: number) =>
    stepAt(ratePerS, loadTool(tool), {url, work, cpus: generator});
  try {
    for (const ratePerS of RATES_PER_S) {
      const steps = await tryRateWithChances(ratePerS, tryRate);
      tried.push(...steps);
      steps.forEach(tell);
      if (!steps[steps.length - 1].kept) {
        break;
      }
    }
  } finally {
    await stopChild(child);
  }
  const best = tried.filter((step) => step.kept).at(-1);
  return {ceilingPerS: best?.ratePerS ?? 0, tool, tried};
}

/** @returns at least one */
async function tryRateWithChances(ratePerS: number, tryRate: (ratePerS: number) => Promise<Step>) {
  const steps: Step[] = [];
  while (steps.length < CHANCES && !steps.at(-1)?.kept) {
    steps.push(await tryRate(ratePerS));
  }
  return steps;
}

async function stepAt(
  ratePerS: number,
  run: ReturnType<typeof loadTool>,
  where: {url: string; work: string; cpus: string | null},
): Promise<Step> {
  const load = {model: 'open' as const, ratePerS, maxInFlight: MAX_IN_FLIGHT};
  const report = await run({
    ...{load, warmUpS: 0.5, measureS: 1.5, timeoutMs: 5000, expectedStart: '{"instant"'},
    ...where,
  });
  const lagP99Ms = report.lagMs.p99 ?? null;
  const kept = report.throughputPerS >= 0.98 * ratePerS && (lagP99Ms ?? 0) < LAG_LIMIT_MS;
  return {
    ratePerS,
    throughputPerS: report.throughputPerS,
    lagP99Ms,
    latencyP50Ms: report.latencyMs.p50 ?? null,
    cpuMsPerRequest: report.cpuMs / Math.max(1, report.completedRequests),
    kept,
  };
}

async function startInstantServer(work: string, cpus: string | null) {
  const [host, port] = ['127.0.0.1', await freePort()];
  const location = `return 200 '{"instant":true}';`;
  const log = join(work, 'instant.log');
  const child = startNginx({name: 'instant', work, host, port, location, log, cpus});
  const url = `http://${host}:${port}/`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) {
    await sleep(20);
  }
  return {url, child};
}

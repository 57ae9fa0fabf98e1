import {get} from 'node:http';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild, stopChild} from '../../machine/children.ts';
import {requireCommand} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';
import {findFreePort} from '../../machine/ports.ts';
import {coresOf} from '../protocol/place.ts';
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
  try {
    for (const ratePerS of RATES_PER_S) {
      const steps = await tryRateWithChances(loadTool(tool), url, ratePerS, work, generator);
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
async function tryRateWithChances(
  run: ReturnType<typeof loadTool>,
  url: string,
  ratePerS: number,
  work: string,
  cpus: string | null,
): Promise<Step[]> {
  const steps: Step[] = [];
  while (steps.length < CHANCES && !steps.at(-1)?.kept) {
    steps.push(await tryRate(run, url, ratePerS, work, cpus));
  }
  return steps;
}

async function tryRate(
  run: ReturnType<typeof loadTool>,
  url: string,
  ratePerS: number,
  work: string,
  cpus: string | null,
) {
  const load = {model: 'open' as const, ratePerS, maxInFlight: MAX_IN_FLIGHT};
  const report = await run({
    url,
    load,
    warmUpS: 0.5,
    measureS: 1.5,
    timeoutMs: 5000,
    expectedStart: '{"instant"',
    cpus,
    work,
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
  const nginx = requireCommand('nginx', 'apt-get install nginx-light, or run setup.sh');
  const port = await findFreePort();
  const file = join(work, 'instant.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeWhole(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(work, 'instant.pid')}; error_log stderr error;
events { worker_connections 4096; }
http { access_log off; keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(work, `instant-${kind}`)};`).join(' ')}
  server { listen 127.0.0.1:${port}; location / { return 200 '{"instant":true}'; } } }
`,
  );
  const child = startChild({
    name: 'instant',
    command: nginx,
    args: ['-c', file, '-p', work, '-e', 'stderr'],
    log: join(work, 'instant.log'),
    cpus,
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) {
    await sleep(20);
  }
  return {url, child};
}

function answers(url: string) {
  return new Promise((resolve) => {
    get(url, {agent: false}, (response) => {
      response.resume();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

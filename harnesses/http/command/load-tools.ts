import {wholeNumber} from '../../engine/plan.ts';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {withWorkFolder} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import {CEILING_SHARE, measureCeiling} from '../load/ceiling.ts';
import {knownTruth, startKnownServer} from '../load/known-server.ts';
import {chooseTool, loadTool} from '../load/tools.ts';
import {verifyAnswers} from '../protocol/verify.ts';
import {onInterrupt, positiveNumber} from './cells.ts';
import type {Options} from '../options.ts';
import type {Step} from '../load/ceiling.ts';
import type {Load, Report} from '../load/own-generator.ts';

/** Prints what the load generator itself can do here. */
export async function ceilingCommand(options: {tool: string}) {
  const tool = chooseTool(options.tool);
  const {ceilingPerS} = await withWorkFolder((work) =>
    measureCeiling({work, tool}, (step) => say(stepText(step))),
  );
  say(
    `Ceiling ${ceilingPerS}/s; a run above ${Math.round(ceilingPerS * CEILING_SHARE)}/s is refused.`,
  );
  return ceilingPerS > 0 ? 0 : 1;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function stepText({ratePerS, throughputPerS, lagP99Ms, latencyP50Ms, cpuMsPerRequest, kept}: Step) {
  const lag = lagP99Ms === null ? 'not told' : `${lagP99Ms.toFixed(2)} ms`;
  return `${ratePerS}/s asked: ${throughputPerS.toFixed(0)}/s answered, p50 ${latencyP50Ms?.toFixed(2)} ms, lag p99 ${lag}, ${cpuMsPerRequest.toFixed(3)} ms CPU per request${kept ? '' : ' – not kept'}`;
}

const KNOWN = {serviceMs: 20, ratePerS: 100, maxInFlight: 50};
const TRUTH = knownTruth(KNOWN);
const TOLERANCE = 0.05;
/** The queue is full after cap/(rate − capacity) = 1 s; the first full wait has passed after another. */
const WARM_UP_S = 2.2;
const MEASURE_S = 4;

const TRUTH_TEXT = `${TRUTH.throughputPerS}/s, median ${TRUTH.p50Ms} ms, ${TRUTH.droppedShare * 100} % dropped`;

/** Puts the harness's tools, or a command of the user, to the known server. Exit code 1 when one is wrong. */
export async function checkToolCommand(options: {
  command?: string;
  pattern?: string;
  unit: string;
}) {
  const {command} = options;
  say(
    `Truth: ${TRUTH_TEXT} (${KNOWN.ratePerS}/s offered, at most ${KNOWN.maxInFlight} in flight, one slot, ${KNOWN.serviceMs} ms)`,
  );
  const verdicts =
    command === undefined ? await checkOwnTools() : [await checkCommand({...options, command})];
  return verdicts.every(Boolean) ? 0 : 1;
}

async function checkOwnTools() {
  const verdicts = [];
  for (const name of ['own', 'k6'] as Array<'own' | 'k6'>) {
    if (name === 'k6' && findCommand('k6') === null) {
      say('k6: absent, not checked');
      continue;
    }
    const report = await checkTool(name);
    const wrong = wrongNumbers(report);
    say(
      `${name}: ${report.throughputPerS.toFixed(1)}/s, median ${report.latencyMs.p50?.toFixed(0)} ms, ${percent(report.droppedRequests / report.arrivals)} dropped: ${wrong.length === 0 ? 'RIGHT' : `WRONG (${wrong.join(', ')})`}`,
    );
    verdicts.push(wrong.length === 0);
  }
  return verdicts;
}

/** Report of one of our tools against the known server. */
export async function checkTool(name: 'own' | 'k6') {
  const server = await startKnownServer(KNOWN.serviceMs);
  const {ratePerS, maxInFlight} = KNOWN;
  try {
    return await withWorkFolder((work) =>
      loadTool(name)({
        url: server.url,
        load: {model: 'open', ratePerS, maxInFlight},
        ...{warmUpS: WARM_UP_S, measureS: MEASURE_S, timeoutMs: 5000},
        expectedStart: '{"known"',
        work,
      }),
    );
  } finally {
    await server.close();
  }
}

/** Which of the three numbers are more than 5 % off. */
export function wrongNumbers(report: Report): string[] {
  const ratios = {
    throughput: report.throughputPerS / TRUTH.throughputPerS,
    median: (report.latencyMs.p50 ?? 0) / TRUTH.p50Ms,
    'dropped share': report.droppedRequests / report.arrivals / TRUTH.droppedShare,
  };
  return Object.entries(ratios)
    .filter(([, ratio]) => !isRight(ratio))
    .map(([name, ratio]) => `${name} is ${percent(ratio)} of the truth`);
}

const isRight = (ratio: number) => Math.abs(ratio - 1) <= TOLERANCE;

/** Runs the user's tool and holds its median, where a pattern finds it, against the known one. */
async function checkCommand({
  command,
  pattern,
  unit,
}: {
  command: string;
  pattern?: string;
  unit: string;
}) {
  if (!command.includes('{url}')) {
    throw new HarnessError(
      '--command',
      `"${command}" names no place for the address`,
      "write {url} where the tool takes it: 'k6 run -e URL={url} script.js'",
    );
  }
  const server = await startKnownServer(KNOWN.serviceMs);
  try {
    const {code, stdout, stderr} = await runToEnd(
      'sh',
      ['-c', command.replaceAll('{url}', server.url)],
      {timeoutMs: 120_000},
    );
    say(`${stdout}${stderr}`.trim());
    const {served, ratePerS, inSystemMs} = server.seen();
    say(
      `Exit code ${code}. The server served ${served}, ${ratePerS.toFixed(1)}/s, median time in it ${inSystemMs.p50?.toFixed(0) ?? '–'} ms.`,
    );
    return pattern === undefined || judgeMedian(`${stdout}${stderr}`, pattern, unit);
  } finally {
    await server.close();
  }
}

function judgeMedian(output: string, pattern: string, unit: string) {
  const found = new RegExp(pattern).exec(output)?.[1];
  const scale = {us: 0.001, ms: 1, s: 1000}[unit];
  if (found === undefined || scale === undefined) {
    throw new HarnessError(
      '--pattern / --unit',
      found === undefined ? `/${pattern}/ finds no group in the output` : `unit "${unit}"`,
      'give a pattern with one group around the median, and --unit us, ms or s',
    );
  }
  const ratio = (Number(found.replaceAll(',', '')) * scale) / TRUTH.p50Ms;
  say(`Its median is ${percent(ratio)} of the truth: ${isRight(ratio) ? 'RIGHT' : 'WRONG'}`);
  return isRight(ratio);
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}

/** Serves the known server until interrupted, then prints what it saw. */
export async function knownServerCommand({host, port}: {host: string; port: string}) {
  const {serviceMs, ratePerS, maxInFlight} = KNOWN;
  const free = await freePort(host, Number(port));
  const server = await startKnownServer(serviceMs, {host, port: free});
  say(`${server.url}  one slot, ${serviceMs} ms a request
With ${ratePerS}/s offered and at most ${maxInFlight} in flight a right tool says: ${TRUTH_TEXT}.
Ctrl-C ends it and prints what it saw.`);
  await new Promise<void>(onInterrupt);
  const {served, ratePerS: servedPerS, inSystemMs} = server.seen();
  say(
    `Served ${served}, ${servedPerS.toFixed(1)}/s; median time in the server ${inSystemMs.p50?.toFixed(1) ?? '–'} ms`,
  );
  await server.close();
  return 0;
}

/** Loads a server that `serve` started, here or on another host, and prints the report as JSON. */
export async function loadCommand(url: string | undefined, options: Options) {
  if (url === undefined || !/^http:\/\/[^/]+\/?$/.test(url)) {
    throw new HarnessError(
      'load',
      `address "${url ?? ''}"`,
      'give the address that serve printed, such as http://127.0.0.1:8080',
    );
  }
  const base = url.replace(/\/$/, '');
  await verifyAnswers(base, options.workload);
  const report = await withWorkFolder((work) =>
    loadTool(chooseTool(options.tool))({
      url: `${base}/${options.workload}`,
      load: loadFromOptions(options),
      warmUpS: positiveNumber('--warm-up', options['warm-up']),
      measureS: positiveNumber('--duration', options.duration),
      timeoutMs: 10_000,
      expectedStart: `{"workload":"${options.workload}"`,
      work,
    }),
  );
  say(JSON.stringify(report, null, 2));
  return 0;
}

function loadFromOptions({rate, vus, cap}: Options): Load {
  if (rate === undefined && vus !== undefined) {
    return {model: 'closed', vus: wholeNumber('--vus', vus)};
  }
  if (rate !== undefined && vus === undefined) {
    return {
      model: 'open',
      ratePerS: positiveNumber('--rate', rate),
      maxInFlight: wholeNumber('--cap', cap),
    };
  }
  throw new HarnessError(
    'load',
    'neither or both of --rate and --vus',
    'give --rate N (open model, with --cap) or --vus N (closed model)',
  );
}

import {knownTruth, startKnownServer} from '../load/known-server.ts';
import {loadTool} from '../load/tools.ts';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.ts';
import type {Load, Report} from '../load/own-generator.ts';

const KNOWN = {serviceMs: 20, ratePerS: 100, maxInFlight: 50};
const TOLERANCE = 0.05;
/** The queue is full after cap/(rate − capacity) = 1 s; the first full wait has passed after another. */
const WARM_UP_S = 2.2;
const MEASURE_S = 4;

/** Puts the harness's tools, or a command of the user, to the known server. Exit code 1 when one is wrong. */
export async function checkToolCommand(options: {
  command?: string;
  pattern?: string;
  unit: string;
}) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const {command} = options;
  const truth = knownTruth(KNOWN);
  say(
    `Truth: ${truth.throughputPerS}/s, median ${truth.p50Ms} ms, ${truth.droppedShare * 100} % dropped (${KNOWN.ratePerS}/s offered, at most ${KNOWN.maxInFlight} in flight, one slot, ${KNOWN.serviceMs} ms)`,
  );
  const verdicts =
    command === undefined
      ? await checkOwnTools(say)
      : [await checkCommand({...options, command}, say)];
  return verdicts.every(Boolean) ? 0 : 1;
}

async function checkOwnTools(say: (line: string) => boolean) {
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
  const server = await startKnownServer({serviceMs: KNOWN.serviceMs, host: '127.0.0.1', port: 0});
  const work = makeWorkFolder();
  try {
    const load: Load = {model: 'open', ratePerS: KNOWN.ratePerS, maxInFlight: KNOWN.maxInFlight};
    return await loadTool(name)({
      url: server.url,
      load,
      warmUpS: WARM_UP_S,
      measureS: MEASURE_S,
      timeoutMs: 5000,
      expectedStart: '{"known"',
      work,
    });
  } finally {
    removeWorkFolder(work);
    await server.close();
  }
}

/** Which of the three numbers are more than 5 % off. */
export function wrongNumbers(report: Report): string[] {
  const truth = knownTruth(KNOWN);
  const dropped = report.droppedRequests / report.arrivals;
  return [
    ['throughput', report.throughputPerS / truth.throughputPerS],
    ['median', (report.latencyMs.p50 ?? 0) / truth.p50Ms],
    ['dropped share', dropped / truth.droppedShare],
  ]
    .filter(([, ratio]) => Math.abs(Number(ratio) - 1) > TOLERANCE)
    .map(([name, ratio]) => `${name} is ${percent(Number(ratio))} of the truth`);
}

/** Runs the user's tool and holds its median, where a pattern finds it, against the known one. */
async function checkCommand(
  {command, pattern, unit}: {command: string; pattern?: string; unit: string},
  say: (line: string) => void,
) {
  if (!command.includes('{url}')) {
    throw new HarnessError(
      '--command',
      `"${command}" names no place for the address`,
      "write {url} where the tool takes it: 'k6 run -e URL={url} script.js'",
    );
  }
  const server = await startKnownServer({serviceMs: KNOWN.serviceMs, host: '127.0.0.1', port: 0});
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
    return pattern === undefined || judgeMedian(`${stdout}${stderr}`, pattern, unit, say);
  } finally {
    await server.close();
  }
}

function judgeMedian(output: string, pattern: string, unit: string, say: (line: string) => void) {
  const found = new RegExp(pattern).exec(output)?.[1];
  const scale = {us: 0.001, ms: 1, s: 1000}[unit];
  if (found === undefined || scale === undefined) {
    throw new HarnessError(
      '--pattern / --unit',
      found === undefined ? `/${pattern}/ finds no group in the output` : `unit "${unit}"`,
      'give a pattern with one group around the median, and --unit us, ms or s',
    );
  }
  const ratio = (Number(found.replaceAll(',', '')) * scale) / knownTruth(KNOWN).p50Ms;
  const right = Math.abs(ratio - 1) <= TOLERANCE;
  say(`Its median is ${percent(ratio)} of the truth: ${right ? 'RIGHT' : 'WRONG'}`);
  return right;
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}

import {toolThatWrote} from '../../../../content/tools/recognise.ts';
import {blobSource} from '../../../../cli/importers/blob-source.ts';
import {corrected} from '../../../../cli/importers/assemble/corrected.ts';
import {wholeReading, withoutRoundedAway} from '../../../../cli/importers/reading.ts';
import {Refusal} from '../../../../cli/importers/refusal.ts';
import {soundReading} from '../../../../cli/importers/sound.ts';
import {READERS} from '../../readers.ts';
import type {RunFacts} from '../../../../lib/diagnosis/facts.ts';
import type {Mark} from '../../../../content/tools/recognise.ts';
import type {Source} from '../../../../cli/importers/source.ts';
import type {Reading} from '../../../../cli/importers/types.ts';

/** What reports begin with that were copied without their first line, and texts of tools that are read as JSON. */
const SIGNS: [tool: string, sign: RegExp][] = [
  ['wrk', /^\s*\d+ threads and \d+ connections/m],
  ['ab', /^Server Software:|^Concurrency Level:/m],
  ['k6', /^\s*http_req_duration\.+:/m],
  ['oha', /^\s*Success rate:/m],
  ['h2load', /^finished in \S+, \S+ req\/s/m],
];

/** Larger than any summary: beyond are single requests, which take a database to read. */
export const LARGEST_BYTES = 1024 * 1024;
const HEAD_CHARACTERS = 4096;
/** A line that ends the numbers of a report, and one with which the next may begin. */
const ENDS = /^(?:\s*Requests\/sec:|Requests per second:|finished in )/;
const BEGINS =
  /^(?:This is ApacheBench|Server Software:|Running \S+ test @|\s*\d+ threads and \d+ connections|Summary:|spawning thread #0|starting benchmark)/;

export type Outcome = {runs: RunFacts[]} | {code: string; params: Record<string, unknown>};

/**
 * Reads what load tools printed, by the importers of the command line.
 *
 * @param marks by which tools are recognised
 * @returns runs in their order, or why a part of it can't be read
 */
export async function readOutput(source: Blob, marks: readonly Mark[]): Promise<Outcome> {
  try {
    const runs = [];
    for (const text of reportsIn(await wholeText(source)))
      runs.push(...(await runsOf(text, marks)));
    return {runs};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const {code, place, value, params} = error;
    return {code, params: {...params, place, value: value ?? ''}};
  }
}

async function wholeText(source: Blob) {
  if (source.size > LARGEST_BYTES) throw new Refusal('too-large');
  return (await blobSource(source, 'output')).text();
}

/** Reports of one text: a new one begins where the last has told its rate. JSON is one report. */
function reportsIn(text: string): string[] {
  if (/^\s*[[{]/.test(text)) return [text];
  const reports = [''];
  let isOver = false;
  for (const line of text.split(/\r?\n/)) {
    // Marks of quotations and of code in threads.
    const plain = line.replace(/^(?:> ?)+|^```\w*$/, '');
    if (isOver && BEGINS.test(plain)) {
      reports.push('');
      isOver = false;
    }
    isOver ||= ENDS.test(plain);
    reports[reports.length - 1] += `${plain}\n`;
  }
  return reports;
}

async function runsOf(text: string, marks: readonly Mark[]): Promise<RunFacts[]> {
  const head = text.slice(0, HEAD_CHARACTERS);
  const tool = toolThatWrote(head, marks) ?? SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? '';
  if (!Object.hasOwn(READERS, tool)) throw new Refusal('no-tool', {value: head.trim()});
  const {default: reader} = await READERS[tool]();
  const readings = await reader.read(sourceOf(text, head));
  return readings
    .map(wholeReading)
    .map(withoutRoundedAway)
    .map(possible)
    .map((reading) => factsOf(reading, tool));
}

const sourceOf = (text: string, head: string): Source => ({
  ...{name: 'output', bytes: text.length, head},
  text: async () => text,
  sha256: async () => '',
  samples: () => Promise.reject(new Refusal('samples')),
});

/** Percentiles out of order are an answer here, no reason to refuse; units and signs that can't be are. */
function possible(reading: Reading): Reading {
  try {
    return soundReading(reading);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'percentile-order') return reading;
    throw error;
  }
}

/** Numbers of a reading under the names of the form. */
function factsOf(reading: Reading, tool: string): RunFacts {
  const {values, load = {}, ranForS} = corrected(reading, reading.load ?? {});
  const known = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const percent = (share: unknown) => {
    const of = known(share);
    return of === undefined ? undefined : 100 * of;
  };
  const {measuredFrom, ...latency} = values.latencyMs ?? {};
  const [min, mean, p50, p95, p99, max] = ['min', 'mean', 'p50', 'p95', 'p99', 'max'].map((name) =>
    known(latency[name]),
  );
  const isOpen = load.model === 'open';
  const dropped = known(values.droppedRequests);
  const requests = known(values.completedRequests);
  return {
    ...{server: 'other', tool, rate: known(values.throughputPerS)},
    users: known(isOpen ? load.maxVus : load.vus),
    offered: isOpen ? known(load.arrivalRatePerS) : undefined,
    ...{min, mean, p50, p95, p99, max, requests},
    errors: percent(values.errorRatio),
    dropped: dropped && requests ? (100 * dropped) / (dropped + requests) : undefined,
    seconds: ranForS ?? known(load.durationS),
    threads: tool === 'wrk' ? known(load.generatorThreads) : undefined,
    isPlanned: measuredFrom === 'intended-start',
  };
}

import {parseJson} from '../parse/json.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';
import type {Said} from '../types.ts';

type Times = {wallMs: number; cpuMs: number};
type Line = {whole: Times; isOverlapped: boolean} & Partial<Record<Part, Times>>;
type Part = (typeof PARTS)[number];

/** What a request does before it is handled, where the probe was told to measure it. */
const PARTS = ['boot', 'connect'] as const;
const VERSION = 1;

/**
 * The probe's own log, one JSON line a request (`harnesses/probe/README.md`): a reading of whole requests, and one each of
 * booting and of connecting where lines have them. All are means over all requests: one that didn't connect took nothing for it.
 *
 * Requests that overlapped in one process share its CPU clock; they are left out and counted.
 */
export default {
  formats: ['ndjson'],
  async read(source) {
    const lines = (await source.text())
      .split('\n')
      .map((text, index) => ({text, place: `line ${index + 1}`}))
      .filter(({text}) => text.trim() !== '')
      .map(readLine);
    const alone = lines.filter(({isOverlapped}) => !isOverlapped);
    if (lines.length === 0) throw new Refusal('no-requests', {place: 'line 1'});
    if (alone.length === 0) throw new Refusal('probe-overlapped', {place: 'line 1'});
    const notes = overlapNotes(lines.length - alone.length, lines.length);
    const measured = PARTS.filter((part) => alone.some((line) => line[part]));
    const whole = alone.map((line) => line.whole);
    const timesOf = (part: Part) => alone.flatMap((line) => line[part] ?? []);
    return [
      {...readingOf('request', whole, alone.length), notes},
      ...measured.map((part) => readingOf(part, timesOf(part), alone.length)),
    ];
  },
} satisfies Reader;

const overlapNotes = (overlapped: number, of: number) =>
  overlapped === 0
    ? []
    : [
        `${overlapped} of ${of} requests overlapped with another one in their process, whose CPU clock they share, and are left out.`,
      ];

function readLine({text, place}: {text: string; place: string}): Line {
  try {
    const line = parseJson(text);
    const version = member(line, ['v'], 'number');
    if (version !== VERSION)
      throw new Refusal('probe-version', {value: version, expected: VERSION});
    return {
      whole: {wallMs: member(line, ['wallMs'], 'number'), cpuMs: member(line, ['cpuMs'], 'number')},
      isOverlapped: isTrue(line),
      ...Object.fromEntries(PARTS.map((part) => [part, partOf(line, part)])),
    };
  } catch (error) {
    if (error instanceof Refusal) error.place = [place, error.place].filter(Boolean).join(', ');
    throw error;
  }
}

const isTrue = (line: unknown) => (line as {overlapped?: unknown}).overlapped === true;

function partOf(line: unknown, part: Part): Times | undefined {
  const wallMs = optionalMember(line, [`${part}Ms`], 'number');
  return wallMs === undefined
    ? undefined
    : {wallMs, cpuMs: member(line, [`${part}CpuMs`], 'number')};
}

function readingOf(part: 'request' | Part, times: readonly Times[], requests: number): Said {
  const mean = (of: (time: Times) => number) =>
    times.reduce((sum, time) => sum + of(time), 0) / requests;
  return {
    id: part,
    parameters: {part, clock: 'probe'},
    values: {
      cpuMs: mean(({cpuMs}) => cpuMs),
      // The two clocks differ by microseconds: what never waited mustn't wait less than nothing.
      ioMs: mean(({wallMs, cpuMs}) => Math.max(0, wallMs - cpuMs)),
      wallMs: mean(({wallMs}) => wallMs),
      ...(part === 'request' && {completedRequests: requests}),
    },
  };
}

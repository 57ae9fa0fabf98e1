import type {Application} from '../gains/application.ts';
import type {Said} from '../gains/findings.ts';
import type {ServerId} from './documents.ts';
import type {Size} from './workers.ts';

export type Values = Record<string, Said>;

/**
 * A setting. `code`: as it stands in the file, null where there is no number; `why`: the sentence `size.<why>`, which says
 * where the number comes from or what is missing
 */
export type Line = {
  setting: string;
  value: number | string | null;
  code: string | null;
  why: string;
  values: Values;
};

/** What a document advises, as the sentence `size.rule.<key>`, and what is wrong with it here. */
export type Rule = {key: string; values: Values};

/** A server's settings, with what stands around them in its file and how that begins a comment. */
export type Block = {
  server: ServerId;
  comment: string;
  before: readonly string[];
  after: readonly string[];
  lines: Line[];
  rule?: Rule;
};

/** Which numbers aren't the reader's own, so that nothing is sized by them. */
export type Known = {isMemoryBorrowed?: boolean};

/** What all blocks are made from: the application as it is, and as a server sees it that keeps it. */
export type Sized = {
  application: Application;
  seen: Application;
  known: Known;
  asIs: Size;
  kept: Size;
};

/** A setting, written as most files have it unless told otherwise. */
export const line = (
  setting: string,
  value: Line['value'],
  why: string,
  {values = {}, code = `${setting} = ${value}`}: {values?: Values; code?: string} = {},
): Line => ({setting, value, code: value === null ? null : code, why, values});

/** What a sentence on a number of workers says. */
export function workersSaid(
  {application}: Sized,
  size: Size,
  seen: Application = application,
): Values {
  return {
    workers: ['workers', size.workers],
    wanted: ['workers', size.wanted],
    rate: ['perS', application.arrivalRatePerS ?? size.perS],
    most: ['perS', size.perS],
    memory: ['mb', application.memoryMb ?? 0],
    connections: ['connections', application.connections ?? 0],
    cores: ['cores', application.cores],
    service: ['ms', 1000 * (seen.cpuS + seen.ioS)],
    cpu: ['ms', 1000 * (seen.cpuS + seen.sharedCpuS)],
  };
}

export const reasonOf = ({by, isServed}: Size) => `workers.${by}${isServed ? '' : '.unserved'}`;

/** Memory decides, and it is another application's. */
export const isUnsure = ({known}: Sized, {by}: Size) => by === 'memory' && known.isMemoryBorrowed;

/** Whether a server that keeps the application can be sized. */
export function whyNotKept(sized: Sized, size: Size): string | null {
  const {application} = sized;
  if (application.server === 'wordpress') return 'kept.wordpress';
  if (isUnsure(sized, size)) return 'memory.borrowed';
  // Time that booting may take only lowers a number that serves a rate.
  return application.isBootKnown === false && size.by !== 'offered' ? 'kept.unknown' : null;
}

/** A block as it stands in a file; nothing where none of its settings has a value. */
export function codeOf({lines, before, after}: Block): string {
  const coded = lines.flatMap(({code}) => (code === null ? [] : [code]));
  return coded.length > 0 ? [...before, ...coded, ...after].join('\n') : '';
}

/** The same after comments that say where each value comes from, or what is missing for it. */
export function textOf(block: Block, reasonOf: (line: Line) => string): string {
  const reasons = block.lines.map((each) => {
    const name = each.setting && `${each.setting}: `;
    return `${block.comment} ${name}${reasonOf(each)}`;
  });
  return [...reasons, codeOf(block)].filter(Boolean).join('\n');
}

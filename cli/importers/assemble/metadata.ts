import {parseJson} from '../parse/json.ts';
import {Refusal} from '../refusal.ts';
import type {Metadata} from '../types.ts';

/**
 * Facts that a tool's output lacks, in a small file beside it: `--about about.json`. Its members are those of a result
 * file, and flags on the command line take precedence over it.
 */
const MEMBERS = [
  'id',
  'evidence',
  'measuredOn',
  'measuredUntil',
  'sources',
  'environment',
  'load',
  'scenarios',
  'systems',
  'measurement',
  'files',
  'notes',
];

/** Members that may be set for the measurements of one file, or of all files. */
const MEASUREMENT_MEMBERS = ['id', 'system', 'scenario', 'workers', 'load', 'parameters', 'notes'];

const EMPTY = {
  sources: [],
  environment: {},
  load: {},
  scenarios: {},
  systems: {},
  measurement: {},
  files: {},
  notes: [],
};

/**
 * The metadata of an about file.
 *
 * @returns Facts, with every group present.
 * @throws {Refusal} about-member-unknown, about-member-type, and those of JSON.
 */
export function readAbout(text: string): Metadata {
  const about = parseJson(text);
  if (!isPlain(about)) throw new Refusal('about-member-type', {place: '$', value: about});
  refuseUnknown(about, MEMBERS, '$');
  const facts = {...EMPTY, ...about};
  for (const [name, empty] of Object.entries(EMPTY)) {
    const value = about[name] ?? empty;
    const fits = Array.isArray(empty) ? Array.isArray(value) : isPlain(value);
    if (!fits) throw new Refusal('about-member-type', {place: `$.${name}`, value});
  }
  refuseUnknown(facts.measurement, MEASUREMENT_MEMBERS, '$.measurement');
  for (const [file, member] of Object.entries(facts.files)) {
    const place = `$.files[${JSON.stringify(file)}]`;
    if (!isPlain(member)) throw new Refusal('about-member-type', {place, value: member});
    refuseUnknown(member, MEASUREMENT_MEMBERS, place);
  }
  return facts;
}

/** Metadata of two sources merged; the second takes precedence. */
export function mergeMetadata(first: Metadata, second: Partial<Metadata>): Metadata {
  return merged({...first}, {...second}) as unknown as Metadata;
}

function merged(first: Record<string, unknown>, second: Record<string, unknown>) {
  const both = {...first};
  for (const [name, value] of Object.entries(second)) {
    if (value === undefined) continue;
    const earlier = first[name];
    both[name] = isPlain(value) && isPlain(earlier) ? merged(earlier, value) : value;
  }
  return both;
}

/** Metadata without a single fact, every group present. */
export const emptyMetadata = (): Metadata => structuredClone(EMPTY);

function refuseUnknown(object: Record<string, unknown>, allowed: string[], place: string) {
  const unknown = Object.keys(object).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new Refusal('about-member-unknown', {
      place: `${place}.${unknown}`,
      value: unknown,
      allowed,
    });
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

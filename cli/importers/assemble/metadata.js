// @ts-check
import {parseJson} from '../parse/json.js';
import {Refusal} from '../refusal.js';

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
 * @param {string} text
 * @returns {Metadata} Facts, with every group present.
 * @throws {Refusal} about-member-unknown, about-member-type, and those of JSON.
 *
 * @typedef {import('../types.js').Metadata} Metadata
 */
export function readAbout(text) {
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

/**
 * Metadata of two sources merged; the second takes precedence.
 *
 * @param {Metadata} first
 * @param {Partial<Metadata>} second
 * @returns {Metadata}
 */
export function mergeMetadata(first, second) {
  return /** @type {Metadata} */ (merged({...first}, {...second}));
}

/** @param {Record<string, unknown>} first @param {Record<string, unknown>} second */
function merged(first, second) {
  const both = {...first};
  for (const [name, value] of Object.entries(second)) {
    if (value === undefined) continue;
    const earlier = first[name];
    both[name] = isPlain(value) && isPlain(earlier) ? merged(earlier, value) : value;
  }
  return both;
}

/** Metadata without a single fact, every group present. @returns {Metadata} */
export const emptyMetadata = () => structuredClone(EMPTY);

/** @param {Record<string, unknown>} object @param {string[]} allowed @param {string} place */
function refuseUnknown(object, allowed, place) {
  const unknown = Object.keys(object).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new Refusal('about-member-unknown', {
      place: `${place}.${unknown}`,
      value: unknown,
      allowed,
    });
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isPlain = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

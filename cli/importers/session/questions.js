// @ts-check
import {once} from 'node:events';
import {valueAt} from '../../../content/validation/schema-problems.js';
import {mergeMetadata} from '../assemble/metadata.js';
import {Refusal} from '../refusal.js';
import {factNamed} from './facts.js';
import {metadataFromFlags, refuseUnusable} from './metadata-from-flags.js';

/** Facts that every result file needs. */
const NEEDED = ['id', 'evidence', 'system', 'runtime', 'scenario'];

/** Facts about what was measured, which no load tool knows; tables of several systems state their own. */
const OF_SYSTEM = ['workers', 'state', 'waiting'];

/** Facts about the load that belong to each model; the import asks for those it doesn't know. */
const LOAD_MEMBERS = /** @type {const} */ ({
  rate: 'arrivalRatePerS',
  maxVus: 'maxVus',
  duration: 'durationS',
  vus: 'vus',
  thinkTime: 'thinkTimeS',
});

/** @type {Partial<Record<string, (keyof typeof LOAD_MEMBERS)[]>>} */
const OF_MODEL = {open: ['rate', 'maxVus', 'duration'], closed: ['vus', 'duration', 'thinkTime']};

/**
 * Facts that neither the metadata nor a file states: those that a result needs, and those that would be written as
 * unknown.
 *
 * @param {readonly Reading[]} readings
 * @param {Metadata} metadata
 * @returns {{needed: string[], wanted: string[]}} Names as in FACTS.
 *
 * @typedef {import('../types.js').Reading} Reading
 * @typedef {import('../types.js').Metadata} Metadata
 * @typedef {import('node:readline/promises').Interface} Prompt
 */
export function missingFacts(readings, metadata) {
  const has = (/** @type {string} */ name) => isKnown(factNamed(name), metadata);
  /** @type {Record<string, boolean>} */
  const inReadings = {
    system: readings.every(({system}) => Boolean(system)),
    runtime: readings.every(({system}) => Boolean(system?.runtime)),
    scenario: readings.every(({scenario}) => Boolean(scenario)),
  };
  const files = Object.values(metadata.files);
  const inFiles = (/** @type {string} */ name) =>
    files.length > 0 && files.every((file) => Boolean(valueAt(file, `/${name}`)));
  const known = (/** @type {string} */ name) => has(name) || inFiles(name);
  return {
    needed: NEEDED.filter((name) => !inReadings[name] && !known(name)),
    wanted: wantedOf(readings, metadata).filter((name) => !known(name)),
  };
}

/** @param {readonly Reading[]} readings @param {Metadata} metadata */
function wantedOf(readings, metadata) {
  const models = new Set(
    readings.map(
      ({load}) => load?.model ?? metadata.load.model ?? metadata.measurement.load?.model,
    ),
  );
  const model = models.has(undefined) ? ['model'] : [];
  const ofModel = [...models].flatMap((name) => (name && OF_MODEL[name]) ?? []);
  /** @param {keyof typeof LOAD_MEMBERS} name */
  const stated = (name) => {
    const member = LOAD_MEMBERS[name];
    return readings.every(({load, presumed}) => ({...presumed, ...load})[member] !== undefined);
  };
  const ofSystem = readings.every(({system}) => Boolean(system)) ? [] : OF_SYSTEM;
  return [
    ...model,
    ...ofModel.filter((name) => !stated(name)),
    ...ofSystem,
    'measuredOn',
    'workload',
    'cores',
    'cpuModel',
    'os',
  ];
}

/** @param {import('./facts.js').Fact} fact @param {Metadata} metadata */
function isKnown({path}, metadata) {
  const at = `/${path.join('/')}`;
  if (path[1] !== '*') {
    return [metadata, metadata.measurement].some((facts) => valueAt(facts, at) !== undefined);
  }
  const entries = Object.values(path[0] === 'systems' ? metadata.systems : metadata.scenarios);
  return (
    entries.length > 0 && entries.every((entry) => valueAt(entry, `/${path[2]}`) !== undefined)
  );
}

/**
 * Asks for missing facts at a prompt; an empty answer leaves a fact unknown, but a needed one is asked for again, and so
 * is one that can't be used. What an answer makes worth asking for, such as the rate of an open load, follows it.
 *
 * @param {readonly Reading[]} readings
 * @param {Metadata} metadata
 * @param {Prompt} prompt
 * @param {object} surface
 * @param {(key: string, params?: object) => string} surface.say
 * @param {(refusal: Refusal) => void} surface.complain about an answer
 * @param {(answers: Partial<Metadata>) => void} surface.keep called with all answers after each
 * @returns {Promise<Metadata>} The metadata with the answers.
 * @throws {Refusal} answers-ended.
 */
export async function ask(readings, metadata, prompt, {say, complain, keep}) {
  /** @type {Record<string, string>} */
  const answers = {};
  const asked = new Set();
  let known = metadata;
  for (;;) {
    const {needed, wanted} = missingFacts(readings, known);
    const name = [...needed, ...wanted].find((each) => !asked.has(each) && canAsk(each, known));
    if (name === undefined) return known;
    asked.add(name);
    const {flag, choices} = factNamed(name);
    const hint = choices ? ` (${choices.join(', ')})` : '';
    const text = `${say(`import.option.${flag}`)}${hint}: `;
    const answer = await askUntilFit(
      prompt,
      text,
      {name, isNeeded: needed.includes(name)},
      complain,
    );
    if (answer === '') continue;
    answers[name] = answer;
    const facts = metadataFromFlags(answers, metadata);
    keep(facts);
    known = mergeMetadata(metadata, facts);
  }
}

/** A fact of a system or scenario can be asked for once there is one that it would be of. @param {string} name @param {Metadata} known */
function canAsk(name, {measurement}) {
  const [group, subject] = factNamed(name).path;
  if (subject !== '*' || NEEDED.includes(name)) return true;
  return Boolean(group === 'systems' ? measurement.system : measurement.scenario);
}

/**
 * @param {Prompt} prompt
 * @param {string} text
 * @param {{name: string, isNeeded: boolean}} fact
 * @param {(refusal: Refusal) => void} complain
 */
async function askUntilFit(prompt, text, {name, isNeeded}, complain) {
  const fact = factNamed(name);
  for (;;) {
    const answer = (await answerTo(prompt, text)).trim();
    if (answer === '') {
      if (!isNeeded) return answer;
      continue;
    }
    try {
      refuseUnusable(fact, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(error);
    }
  }
}

/** Refuses when the input ends before an answer. @param {Prompt} prompt @param {string} text */
async function answerTo(prompt, text) {
  const stop = new AbortController();
  const ended = once(prompt, 'close', {signal: stop.signal}).then(() => {
    throw new Refusal('answers-ended', {place: text.trim()});
  });
  try {
    return await Promise.race([prompt.question(text), ended]);
  } finally {
    stop.abort();
    ended.catch(() => {});
  }
}

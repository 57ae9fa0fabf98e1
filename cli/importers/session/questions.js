// @ts-check
import {once} from 'node:events';
import {valueAt} from '../../../content/validation/schema-problems.js';
import {Refusal} from '../refusal.js';
import {factNamed} from './facts.js';
import {metadataFromFlags} from './metadata-from-flags.js';

/** Facts that every result file needs. */
const NEEDED = ['id', 'evidence', 'system', 'runtime', 'scenario'];

/** Facts about the load that belong to each model; the import asks for those it doesn't know. */
const LOAD_MEMBERS = /** @type {const} */ ({
  rate: 'arrivalRatePerS',
  maxVus: 'maxVus',
  duration: 'durationS',
  vus: 'vus',
});

/** @type {Partial<Record<string, (keyof typeof LOAD_MEMBERS)[]>>} */
const OF_MODEL = {open: ['rate', 'maxVus', 'duration'], closed: ['vus']};

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
  const needed = NEEDED.filter((name) => !inReadings[name] && !inFiles(name) && !has(name));
  return {needed, wanted: wantedOf(readings, metadata).filter((name) => !has(name))};
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
  const stated = (name) => readings.every(({load}) => load?.[LOAD_MEMBERS[name]] !== undefined);
  return [
    ...model,
    ...ofModel.filter((name) => !stated(name)),
    'measuredOn',
    'workload',
    'cores',
    'cpuModel',
    'os',
  ];
}

/** @param {import('./facts.js').Fact} fact @param {Metadata} metadata */
function isKnown({path}, metadata) {
  if (path[1] !== '*') return valueAt(metadata, `/${path.join('/')}`) !== undefined;
  const entries = Object.values(path[0] === 'systems' ? metadata.systems : metadata.scenarios);
  return (
    entries.length > 0 && entries.every((entry) => valueAt(entry, `/${path[2]}`) !== undefined)
  );
}

/**
 * Asks for missing facts at a prompt; an empty answer leaves a fact unknown, but a needed one is asked for again.
 *
 * @param {{needed: string[], wanted: string[]}} missing
 * @param {Prompt} prompt
 * @param {Metadata} metadata
 * @param {(key: string, params?: object) => string} say
 * @returns {Promise<Partial<Metadata>>} Facts in the shape of an about file.
 */
export async function ask({needed, wanted}, prompt, metadata, say) {
  /** @type {Record<string, string>} */
  const answers = {};
  for (const name of [...needed, ...wanted]) {
    const {flag, choices} = factNamed(name);
    const about = say(`import.option.${flag}`);
    const hint = choices ? ` (${choices.join(', ')})` : '';
    const answer = await askUntilFit(prompt, `${about}${hint}: `, {
      choices,
      needed: needed.includes(name),
    });
    if (answer) answers[name] = answer;
  }
  return metadataFromFlags(answers, {...metadata, notes: metadata.notes});
}

/**
 * @param {Prompt} prompt
 * @param {string} text
 * @param {{choices: string[] | undefined, needed: boolean}} answer
 */
async function askUntilFit(prompt, text, {choices, needed}) {
  for (;;) {
    const answer = (await answerTo(prompt, text)).trim();
    if (answer === '' ? !needed : !choices || choices.includes(answer)) return answer;
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

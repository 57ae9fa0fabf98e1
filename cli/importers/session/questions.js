import {once} from 'node:events';
import {Refusal} from '../refusal.js';
import {FACTS} from './facts.js';
import {metadataFromFlags} from './metadata-from-flags.js';

/** Facts that every result file needs. */
const NEEDED = ['id', 'evidence', 'system', 'runtime', 'scenario'];

/** Facts about the load that belong to each model; the import asks for those it doesn't know. */
const OF_MODEL = {open: ['rate', 'maxVus', 'duration'], closed: ['vus']};

/**
 * Facts that neither the metadata nor a file states: those that a result needs, and those that would be written as
 * unknown.
 *
 * @param {object[]} readings
 * @param {object} metadata
 * @returns {{needed: string[], wanted: string[]}} Names as in FACTS.
 */
export function missingFacts(readings, metadata) {
  const has = (name) =>
    isKnown(
      FACTS.find((fact) => fact.name === name),
      metadata,
    );
  const inReadings = {
    system: readings.every(({system}) => system),
    runtime: readings.every(({system}) => system?.runtime),
    scenario: readings.every(({scenario}) => scenario),
  };
  const inFiles = (name) =>
    Object.keys(metadata.files).length > 0 &&
    Object.values(metadata.files).every((file) => file[name]);
  const needed = NEEDED.filter((name) => !inReadings[name] && !inFiles(name) && !has(name));
  return {needed, wanted: wantedOf(readings, metadata).filter((name) => !has(name))};
}

function wantedOf(readings, metadata) {
  const models = new Set(
    readings.map(
      ({load}) => load?.model ?? metadata.load.model ?? metadata.measurement.load?.model,
    ),
  );
  const model = models.has(undefined) ? ['model'] : [];
  const ofModel = [...models].flatMap((name) => OF_MODEL[name] ?? []);
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

const LOAD_MEMBERS = {rate: 'arrivalRatePerS', maxVus: 'maxVus', duration: 'durationS', vus: 'vus'};

function isKnown({path}, metadata) {
  if (path[1] !== '*') return path.reduce((inner, name) => inner?.[name], metadata) !== undefined;
  const entries = Object.values(metadata[path[0]]);
  return entries.length > 0 && entries.every((entry) => entry[path[2]] !== undefined);
}

/**
 * Asks for missing facts at a prompt; an empty answer leaves a fact unknown, but a needed one is asked for again.
 *
 * @param {{needed: string[], wanted: string[]}} missing
 * @param {import('node:readline/promises').Interface} prompt
 * @param {object} metadata
 * @param {(key: string, params?: object) => string} say
 * @returns {Promise<object>} Facts in the shape of an about file.
 */
export async function ask({needed, wanted}, prompt, metadata, say) {
  const answers = {};
  for (const name of [...needed, ...wanted]) {
    const {flag, choices} = FACTS.find((fact) => fact.name === name);
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

async function askUntilFit(prompt, text, {choices, needed}) {
  for (;;) {
    const answer = (await answerTo(prompt, text)).trim();
    if (answer === '' ? !needed : !choices || choices.includes(answer)) return answer;
  }
}

/** Refuses when the input ends before an answer. */
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

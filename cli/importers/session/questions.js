import {once} from 'node:events';
import {Refusal} from '../refusal.js';
import {FACTS} from './facts.js';
import {toldByFlags} from './told-by-flags.js';

/** Facts without which no result file can be. */
const NEEDED = ['id', 'evidence', 'system', 'runtime', 'scenario'];

/** Facts of the load that a model has; they are asked for where neither tool nor person said them. */
const OF_MODEL = {open: ['rate', 'maxVus', 'duration'], closed: ['vus']};

/**
 * Flags of the facts that nobody has told and no file says: those without which there is no result, and those that
 * would be written as unknown.
 *
 * @param {object[]} readings
 * @param {object} told
 * @returns {{needed: string[], wanted: string[]}} Names as in FACTS.
 */
export function untold(readings, told) {
  const has = (name) =>
    isTold(
      FACTS.find((fact) => fact.name === name),
      told,
    );
  const inReadings = {
    system: readings.every(({system}) => system),
    runtime: readings.every(({system}) => system?.runtime),
    scenario: readings.every(({scenario}) => scenario),
  };
  const inFiles = (name) =>
    Object.keys(told.files).length > 0 && Object.values(told.files).every((file) => file[name]);
  const needed = NEEDED.filter((name) => !inReadings[name] && !inFiles(name) && !has(name));
  return {needed, wanted: wantedOf(readings, told).filter((name) => !has(name))};
}

function wantedOf(readings, told) {
  const models = new Set(
    readings.map(({load}) => load?.model ?? told.load.model ?? told.measurement.load?.model),
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

function isTold({path}, told) {
  if (path[1] !== '*') return path.reduce((inner, name) => inner?.[name], told) !== undefined;
  const entries = Object.values(told[path[0]]);
  return entries.length > 0 && entries.every((entry) => entry[path[2]] !== undefined);
}

/**
 * Asks at a prompt for what is untold; an empty answer leaves a fact unknown, and a needed one is asked for again.
 *
 * @param {{needed: string[], wanted: string[]}} missing
 * @param {import('node:readline/promises').Interface} prompt
 * @param {object} told
 * @param {(key: string, params?: object) => string} say
 * @returns {Promise<object>} Facts in the shape of an about file.
 */
export async function ask({needed, wanted}, prompt, told, say) {
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
  return toldByFlags(answers, {...told, notes: told.notes});
}

async function askUntilFit(prompt, text, {choices, needed}) {
  for (;;) {
    const answer = (await answerTo(prompt, text)).trim();
    if (answer === '' ? !needed : !choices || choices.includes(answer)) return answer;
  }
}

/** Where the input ends, no answer will come. */
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

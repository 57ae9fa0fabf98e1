import {once} from 'node:events';
import {valueAt} from '../../../lib/json/places.ts';
import {mergeMetadata} from '../assemble/metadata.ts';
import {Refusal} from '../refusal.ts';
import {factNamed} from './facts.ts';
import {metadataFromFlags, refuseUnusable} from './metadata-from-flags.ts';
import type {Metadata, Reading} from '../types.ts';
import type {Fact} from './facts.ts';
import type {Interface as Prompt} from 'node:readline/promises';

/** Facts that every result file needs. */
const NEEDED = ['id', 'evidence', 'system', 'runtime', 'scenario'];

/** Facts about what was measured, which no load tool knows; tables of several systems state their own. */
const OF_SYSTEM = ['workers', 'state', 'waiting'];

/** Facts about the load that belong to each model; the import asks for those it doesn't know. */
const LOAD_MEMBERS = {
  rate: 'arrivalRatePerS',
  maxVus: 'maxVus',
  duration: 'durationS',
  vus: 'vus',
  thinkTime: 'thinkTimeS',
} as const;

const OF_MODEL: Partial<Record<string, (keyof typeof LOAD_MEMBERS)[]>> = {
  open: ['rate', 'maxVus', 'duration'],
  closed: ['vus', 'duration', 'thinkTime'],
};

/**
 * Facts that neither the metadata nor a file states: those that a result needs, and those that would be written as
 * unknown.
 *
 * @returns Names as in FACTS.
 */
export function missingFacts(
  readings: readonly Reading[],
  metadata: Metadata,
): {needed: string[]; wanted: string[]} {
  const has = (name: string) => isKnown(factNamed(name), metadata);
  const inReadings: Record<string, boolean> = {
    system: readings.every(({system}) => Boolean(system)),
    runtime: readings.every(({system}) => Boolean(system?.runtime)),
    scenario: readings.every(({scenario}) => Boolean(scenario)),
  };
  const files = Object.values(metadata.files);
  const inFiles = (name: string) =>
    files.length > 0 && files.every((file) => Boolean(valueAt(file, `/${name}`)));
  const known = (name: string) => has(name) || inFiles(name);
  return {
    needed: NEEDED.filter((name) => !inReadings[name] && !known(name)),
    wanted: wantedOf(readings, metadata).filter((name) => !known(name)),
  };
}

function wantedOf(readings: readonly Reading[], metadata: Metadata) {
  const models = new Set(
    readings.map(
      ({load}) => load?.model ?? metadata.load.model ?? metadata.measurement.load?.model,
    ),
  );
  const model = models.has(undefined) ? ['model'] : [];
  const ofModel = [...models].flatMap((name) => (name && OF_MODEL[name]) ?? []);
  const stated = (name: keyof typeof LOAD_MEMBERS) => {
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

function isKnown({path}: Fact, metadata: Metadata) {
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
 * @param surface.complain about an answer
 * @param surface.keep called with all answers after each
 * @returns The metadata with the answers.
 * @throws {Refusal} answers-ended.
 */
export async function ask(
  readings: readonly Reading[],
  metadata: Metadata,
  prompt: Prompt,
  {
    say,
    complain,
    keep,
  }: {
    say: (key: string, params?: object) => string;
    complain: (refusal: Refusal) => void;
    keep: (answers: Partial<Metadata>) => void;
  },
): Promise<Metadata> {
  const answers: Record<string, string> = {};
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

/** A fact of a system or scenario can be asked for once there is one that it would be of. */
function canAsk(name: string, {measurement}: Metadata) {
  const [group, subject] = factNamed(name).path;
  if (subject !== '*' || NEEDED.includes(name)) return true;
  return Boolean(group === 'systems' ? measurement.system : measurement.scenario);
}

async function askUntilFit(
  prompt: Prompt,
  text: string,
  {name, isNeeded}: {name: string; isNeeded: boolean},
  complain: (refusal: Refusal) => void,
) {
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

/** Refuses when the input ends before an answer. */
async function answerTo(prompt: Prompt, text: string) {
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

import {valueAt} from '../../../lib/json/places.ts';
import {emptyMetadata, mergeMetadata} from '../assemble/metadata.ts';
import {Refusal} from '../refusal.ts';
import {factNamed} from './facts.ts';
import {metadataFromFlags, refuseUnusable} from './metadata-from-flags.ts';
import type {Metadata, Reading} from '../types.ts';
import type {Fact} from './facts.ts';

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
 * The fact to ask for next: one that lacks, can be asked for and hasn't been.
 *
 * @param asked names of those that have
 */
export function nextQuestion(
  readings: readonly Reading[],
  known: Metadata,
  asked: ReadonlySet<string>,
): {name: string; isNeeded: boolean} | undefined {
  const {needed, wanted} = missingFacts(readings, known);
  const name = [...needed, ...wanted].find((each) => !asked.has(each) && canAsk(each, known));
  return name === undefined ? undefined : {name, isNeeded: needed.includes(name)};
}

/**
 * All facts that can be asked for at once, beside the answers given so far: those that the first question makes worth
 * asking for follow it.
 *
 * @param answers texts by the names of facts; those that can't be used count as none
 */
export function questionsFor(
  readings: readonly Reading[],
  answers: Readonly<Record<string, string>>,
): {questions: {name: string; isNeeded: boolean}[]; metadata: Metadata} {
  const asked = new Set<string>();
  const questions = [];
  const usable: Record<string, string> = {};
  let metadata = emptyMetadata();
  for (;;) {
    const question = nextQuestion(readings, metadata, asked);
    if (question === undefined) return {questions, metadata};
    const {name} = question;
    asked.add(name);
    questions.push(question);
    const answer = answers[name]?.trim() ?? '';
    if (answer === '' || refusalOf(name, answer)) continue;
    usable[name] = answer;
    metadata = mergeMetadata(emptyMetadata(), metadataFromFlags(usable, emptyMetadata()));
  }
}

/** Why a text can't be the answer to a question. */
export function refusalOf(name: string, answer: string): Refusal | undefined {
  try {
    refuseUnusable(factNamed(name), answer);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A fact of a system or scenario can be asked for once there is one that it would be of. */
function canAsk(name: string, {measurement}: Metadata) {
  const [group, subject] = factNamed(name).path;
  if (subject !== '*' || NEEDED.includes(name)) return true;
  return Boolean(group === 'systems' ? measurement.system : measurement.scenario);
}

import {nearest} from '../../../content/validation/schema-problems.ts';
import {isDay} from '../../../lib/result/rules/references.ts';
import {RUNTIMES} from '../../../lib/result/runtimes.ts';
import {Refusal} from '../refusal.ts';
import {FACTS} from './facts.ts';
import type {Metadata} from '../types.ts';
import type {Fact} from './facts.ts';

/** In a fact's path: a placeholder for the id of the system or scenario that the command line names. */
const ALL = '*';

/** texts of the flags by the names of their facts, and the lists of those that can be repeated */
export type Options = Record<string, string | undefined> & {
  map?: string[];
  note?: string[];
  version?: string[];
};

/**
 * Metadata from the flags of a command line, in the shape of an about file.
 *
 * @param options As the argument parser gives them.
 * @param about Facts of the about file: the system and scenario that flags without a name belong to.
 * @throws {Refusal} flag-number, flag-day, flag-needs, map-unreadable.
 */
export function metadataFromFlags(options: Options, about: Metadata): Partial<Metadata> {
  const metadata: Partial<Metadata> = {};
  for (const fact of FACTS) {
    const text = options[fact.name];
    if (text !== undefined) place(metadata, pathOf(fact, options, about), valueOf(fact, text));
  }
  if (options.map) metadata.files = filesOf(options.map);
  if (options.note) metadata.notes = [...about.notes, ...options.note];
  if (options.version) {
    const path = subjectPath(['systems', ALL, 'versions'], options, about, 'version');
    place(metadata, path, versionsOf(options.version));
  }
  return metadata;
}

/** What ids look like in a result file. */
const ID = '[a-z0-9]+(?:[.-][a-z0-9]+)*';
const FORMS = {id: new RegExp(`^${ID}$`), 'run-id': new RegExp(`^${ID}/${ID}$`)};

/**
 * Refuses a text that the fact can't have, before anything else is asked.
 *
 * @throws {Refusal} flag-number, flag-day, flag-choice, flag-id, flag-run-id.
 */
export function refuseUnusable(fact: Fact, text: string) {
  const {flag, kind, choices} = fact;
  valueOf(fact, text);
  const place = `--${flag}`;
  const allowed = kind === 'runtime' ? Object.keys(RUNTIMES) : choices;
  if (allowed && !allowed.includes(text)) {
    const near = nearest(text, allowed);
    throw new Refusal('flag-choice', {place, value: text, allowed, near: near ? [near] : null});
  }
  if (kind === 'id' && !FORMS.id.test(text)) throw new Refusal('flag-id', {place, value: text});
  if (kind === 'run-id' && !FORMS['run-id'].test(text)) {
    throw new Refusal('flag-run-id', {place, value: text});
  }
}

function valueOf({flag, kind}: Fact, text: string) {
  if (text === 'unknown') return text;
  if (kind === 'day' && !(/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text))) {
    throw new Refusal('flag-day', {place: `--${flag}`, value: text});
  }
  if (kind !== 'number' && kind !== 'count') return text;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value) || (kind === 'count' && !Number.isInteger(value))) {
    throw new Refusal('flag-number', {place: `--${flag}`, value: text});
  }
  return value;
}

const pathOf = ({path, flag}: Fact, options: Options, about: Metadata) =>
  subjectPath(path, options, about, flag);

function subjectPath(path: string[], options: Options, about: Metadata, flag: string) {
  if (path[1] !== ALL) return path;
  const subject = path[0] === 'systems' ? 'system' : 'scenario';
  const id = options[subject] ?? about.measurement[subject];
  if (!id) throw new Refusal('flag-needs', {place: `--${flag}`, value: `--${subject}`});
  return [path[0], id, ...path.slice(2)];
}

function place(metadata: Partial<Metadata>, path: string[], value: unknown) {
  type Group = {[name: string]: Group | unknown};

  const whole = metadata as Group;
  const group = path.slice(0, -1).reduce((inner, name) => (inner[name] ??= {}) as Group, whole);
  group[path[path.length - 1]] = value;
}

/** `--map file=system:workers:scenario`, whose last two parts are optional. */
function filesOf(entries: readonly string[]) {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, file, system, workers, scenario] =
        /^(.+)=([^:=]+)(?::(\d*))?(?::([^:]+))?$/.exec(entry) ?? [];
      if (!file) throw new Refusal('map-unreadable', {place: '--map', value: entry});
      const own = {
        system,
        ...(workers ? {workers: Number(workers)} : {}),
        ...(scenario ? {scenario} : {}),
      };
      return [file, own];
    }),
  );
}

function versionsOf(entries: readonly string[]) {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, name, version] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
      if (!name) throw new Refusal('version-unreadable', {place: '--version', value: entry});
      return [name, version];
    }),
  );
}

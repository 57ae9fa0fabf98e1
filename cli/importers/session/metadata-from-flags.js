import {Refusal} from '../refusal.js';
import {FACTS} from './facts.js';

/** In a fact's path: a placeholder for the id of the system or scenario that the command line names. */
const ALL = '*';

/**
 * Metadata from the flags of a command line, in the shape of an about file.
 *
 * @param {Record<string, any>} options As the argument parser gives them.
 * @param {object} about Facts of the about file: the system and scenario that flags without a name belong to.
 * @returns {object}
 * @throws {Refusal} flag-number, flag-needs, map-unreadable.
 */
export function metadataFromFlags(options, about) {
  const metadata = {};
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

function valueOf({flag, kind}, text) {
  if (kind === 'text' || text === 'unknown') return text;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value) || (kind === 'count' && !Number.isInteger(value))) {
    throw new Refusal('flag-number', {place: `--${flag}`, value: text});
  }
  return value;
}

const pathOf = ({path, flag}, options, about) => subjectPath(path, options, about, flag);

function subjectPath(path, options, about, flag) {
  if (path[1] !== ALL) return path;
  const subject = {systems: 'system', scenarios: 'scenario'}[path[0]];
  const id = options[subject] ?? about.measurement[subject];
  if (!id) throw new Refusal('flag-needs', {place: `--${flag}`, value: `--${subject}`});
  return [path[0], id, ...path.slice(2)];
}

function place(target, path, value) {
  const last = path.at(-1);
  const group = path.slice(0, -1).reduce((inner, name) => (inner[name] ??= {}), target);
  group[last] = value;
}

/** `--map file=system:workers:scenario`, whose last two parts are optional. */
function filesOf(entries) {
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

function versionsOf(entries) {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, name, version] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
      if (!name) throw new Refusal('version-unreadable', {place: '--version', value: entry});
      return [name, version];
    }),
  );
}

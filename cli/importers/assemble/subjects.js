// @ts-check
import {Refusal} from '../refusal.js';

/**
 * The systems that measurements name, from the tool's rows and the metadata; the metadata takes precedence.
 *
 * @param {readonly import('../types.js').Reading[]} readings
 * @param {import('../types.js').Metadata['systems']} metadata by id
 * @param {string[]} ids Systems that measurements name.
 * @throws {Refusal} fact-missing.
 */
export function systemsOf(readings, metadata, ids) {
  const stated = new Map(readings.flatMap(({system}) => (system ? [entryOf(system)] : [])));
  return Object.fromEntries(
    ids.map((id) => {
      const {id: _name, ...own} = stated.get(id) ?? {id};
      const system = {...defaultSystem(id), ...own, ...metadata[id]};
      if (!system.runtime) throw new Refusal('fact-missing', {value: '--runtime', system: id});
      return [id, {...system, versions: system.versions ?? {}}];
    }),
  );
}

/**
 * @template {{id: string}} Subject
 * @param {Subject} subject
 * @returns {[string, Subject]}
 */
const entryOf = (subject) => [subject.id, subject];

/** @param {string} id */
const defaultSystem = (id) => ({
  runtime: undefined,
  label: id,
  state: 'unknown',
  waiting: 'unknown',
  processModel: 'unknown',
});

/**
 * The scenarios that measurements name, likewise from the tool's rows and the metadata.
 *
 * @param {readonly import('../types.js').Reading[]} readings
 * @param {import('../types.js').Metadata['scenarios']} metadata by id
 * @param {string[]} ids
 */
export function scenariosOf(readings, metadata, ids) {
  const stated = new Map(readings.flatMap(({scenario}) => (scenario ? [entryOf(scenario)] : [])));
  return Object.fromEntries(
    ids.map((id) => {
      const {id: _name, ...own} = stated.get(id) ?? {id};
      return [id, {workload: 'unknown', ...own, ...metadata[id]}];
    }),
  );
}

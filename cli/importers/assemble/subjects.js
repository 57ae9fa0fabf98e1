import {Refusal} from '../refusal.js';

/**
 * The systems that measurements name, from the tool's rows and the metadata; the metadata takes precedence.
 *
 * @param {object[]} readings
 * @param {Record<string, object>} metadata Systems by id.
 * @param {string[]} ids Systems that measurements name.
 * @returns {Record<string, object>}
 * @throws {Refusal} fact-missing.
 */
export function systemsOf(readings, metadata, ids) {
  const stated = new Map(
    readings.filter(({system}) => system).map(({system}) => [system.id, system]),
  );
  return Object.fromEntries(
    ids.map((id) => {
      const {id: _name, ...own} = stated.get(id) ?? {};
      const system = {...defaultSystem(id), ...own, ...metadata[id]};
      if (!system.runtime) throw new Refusal('fact-missing', {value: '--runtime', system: id});
      return [id, {...system, versions: system.versions ?? {}}];
    }),
  );
}

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
 * @param {object[]} readings
 * @param {Record<string, object>} metadata Scenarios by id.
 * @param {string[]} ids
 * @returns {Record<string, object>}
 */
export function scenariosOf(readings, metadata, ids) {
  const stated = new Map(
    readings.filter(({scenario}) => scenario).map(({scenario}) => [scenario.id, scenario]),
  );
  return Object.fromEntries(
    ids.map((id) => {
      const {id: _name, ...own} = stated.get(id) ?? {};
      return [id, {workload: 'unknown', ...own, ...metadata[id]}];
    }),
  );
}

import {Refusal} from '../refusal.ts';
import type {Metadata, Reading} from '../types.ts';

/**
 * The systems that measurements name, from the tool's rows and the metadata; the metadata takes precedence.
 *
 * @param metadata by id
 * @param ids Systems that measurements name.
 * @throws {Refusal} fact-missing.
 */
export function systemsOf(
  readings: readonly Reading[],
  metadata: Metadata['systems'],
  ids: string[],
) {
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

const entryOf = <Subject extends {id: string}>(subject: Subject): [string, Subject] => [
  subject.id,
  subject,
];

const defaultSystem = (id: string) => ({
  runtime: undefined,
  label: id,
  state: 'unknown',
  waiting: 'unknown',
  processModel: 'unknown',
});

/**
 * The scenarios that measurements name, likewise from the tool's rows and the metadata.
 *
 * @param metadata by id
 */
export function scenariosOf(
  readings: readonly Reading[],
  metadata: Metadata['scenarios'],
  ids: string[],
) {
  const stated = new Map(readings.flatMap(({scenario}) => (scenario ? [entryOf(scenario)] : [])));
  return Object.fromEntries(
    ids.map((id) => {
      const {id: _name, ...own} = stated.get(id) ?? {id};
      return [id, {workload: 'unknown', ...own, ...metadata[id]}];
    }),
  );
}

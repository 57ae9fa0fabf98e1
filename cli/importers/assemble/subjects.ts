import {tableOf} from '../../../lib/typed.ts';
import {Refusal} from '../refusal.ts';
import type {Metadata, Reading} from '../types.ts';

const UNKNOWN_SYSTEM = {state: 'unknown', waiting: 'unknown', processModel: 'unknown'};

/**
 * The systems that measurements name, from the tool's rows and the metadata; the metadata takes precedence.
 *
 * @param metadata by id
 * @param ids Systems that measurements name.
 * @throws {Refusal} fact-missing.
 */
export const systemsOf = (
  readings: readonly Reading[],
  metadata: Metadata['systems'],
  ids: string[],
) =>
  tableOf(ids, (id) => {
    const own = factsOf(readings.findLast(({system}) => system?.id === id)?.system);
    const system = {runtime: undefined, label: id, ...UNKNOWN_SYSTEM, ...own, ...metadata[id]};
    if (!system.runtime) throw new Refusal('fact-missing', {value: '--runtime', system: id});
    return {...system, versions: system.versions ?? {}};
  });

/** The scenarios that measurements name, likewise. */
export const scenariosOf = (
  readings: readonly Reading[],
  metadata: Metadata['scenarios'],
  ids: string[],
) =>
  tableOf(ids, (id) => ({
    workload: 'unknown',
    ...factsOf(readings.findLast(({scenario}) => scenario?.id === id)?.scenario),
    ...metadata[id],
  }));

/** What is said of a subject besides its name. */
function factsOf<Subject extends {id: string}>(subject: Subject | undefined) {
  if (!subject) return {};
  const {id: _name, ...facts} = subject;
  return facts;
}

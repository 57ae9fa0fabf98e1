// @ts-check
import {RUNTIMES} from '../../lib/result/runtimes.js';

/**
 * The systems of a run as its passport lists them. A harness varies state and waiting on one server, so there each
 * runtime is one entry, with all the kinds that it was run as.
 *
 * @param {import('../types.js').Run} run
 * @returns {{label: string, kinds: {states: string[], waitings: string[]}, versions: Record<string, string>}[]}
 */
export function systemsInPassport(run) {
  const systems = Object.values(run.systems);
  if (run.origin.kind !== 'harness')
    return systems.map((system) => entryOf(system.label, [system]));
  const runtimes = [...new Set(systems.map(({runtime}) => runtime))];
  return runtimes.map((runtime) =>
    entryOf(
      RUNTIMES[runtime].label,
      systems.filter((system) => system.runtime === runtime),
    ),
  );
}

/** @param {string} label @param {readonly import('../types.js').Run['systems'][string][]} systems */
function entryOf(label, systems) {
  const distinct = (/** @type {'state' | 'waiting'} */ name) => [
    ...new Set(systems.map((system) => system[name])),
  ];
  return {
    label,
    kinds: {states: distinct('state'), waitings: distinct('waiting')},
    versions: systems[0].versions ?? {},
  };
}

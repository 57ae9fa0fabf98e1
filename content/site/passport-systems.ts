import {RUNTIMES} from '../../lib/result/runtimes.ts';
import type {Run} from '../types.ts';

/**
 * The systems of a run as its passport lists them. A harness varies state and waiting on one server, so there each
 * runtime is one entry, with all the kinds that it was run as.
 */
export function systemsInPassport(run: Run): {
  label: string;
  kinds: {states: string[]; waitings: string[]};
  versions: Record<string, string>;
}[] {
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

function entryOf(label: string, systems: readonly Run['systems'][string][]) {
  const distinct = (name: 'state' | 'waiting') => [
    ...new Set(systems.map((system) => system[name])),
  ];
  return {
    label,
    kinds: {states: distinct('state'), waitings: distinct('waiting')},
    versions: systems[0].versions ?? {},
  };
}

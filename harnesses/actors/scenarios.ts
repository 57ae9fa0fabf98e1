import {readFileSync} from 'node:fs';
import {join} from 'node:path';

interface Scenario {
  label: string;
  /** what its rate counts */
  counts: 'message' | 'operation' | 'memory';
  /** one unless stated */
  processes?: number;
  note: string;
}

const TIMED: Record<string, Scenario> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'scenarios.json'), 'utf8'),
);

/** Actors that live at once: their memory, or how many there can be. */
const POPULATION = /^actors-([1-9]\d*)$/;

export const SCENARIO_NAMES = [...Object.keys(TIMED), 'actors-NUMBER'];

export function isKnownScenario(name: string) {
  return Object.hasOwn(TIMED, name) || POPULATION.test(name);
}

/** Actors of a scenario that has some live at once; null for the timed ones. */
export function populationOf(name: string) {
  const found = POPULATION.exec(name);
  return found === null ? null : Number(found[1]);
}

export function scenarioOf(name: string): Scenario {
  return (
    TIMED[name] ?? {
      label: `${populationOf(name)} waiting actors`,
      counts: 'memory',
      note: 'All are made, then started; each waits for its first message in a coroutine of its own.',
    }
  );
}

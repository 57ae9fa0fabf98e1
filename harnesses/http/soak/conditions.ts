import {sharesOfOthers} from '../../engine/conditions.ts';
import {cpuOfGroups, cpuOfMachine} from '../../machine/process-groups.ts';
import type {Meter} from './meter.ts';

type Taken = ReturnType<Meter['take']>;

/** What the machine did in each window beside the servers. */
export class Conditions {
  #database: {database: number};
  #databaseMs: Record<string, number>;
  #machine = cpuOfMachine();
  #harness = process.cpuUsage();
  /** of each window; the first is of the time before them */
  #taken: {machine: ReturnType<typeof cpuOfMachine>; ownMs: number}[] = [];

  constructor(database: number) {
    this.#database = {database};
    this.#databaseMs = cpuOfGroups(this.#database);
  }

  /** Called when the load begins and at the end of each window. */
  take() {
    const {user, system} = process.cpuUsage(this.#harness);
    const {database} = cpuOfGroups(this.#database, this.#databaseMs);
    const machine = cpuOfMachine(this.#machine);
    this.#taken.push({machine, ownMs: database + (user + system) / 1000});
    this.#databaseMs = cpuOfGroups(this.#database);
    this.#machine = cpuOfMachine();
    this.#harness = process.cpuUsage();
  }

  /** @param servers what each took in each window */
  shares(servers: {taken: Taken[]}[], everyS: number) {
    return this.#taken.slice(1).map(({machine, ownMs}, number) => {
      const all = servers.flatMap(({taken}) => Object.values(taken[number].cpuMs));
      const sum = all.reduce((total, ms) => total + ms, ownMs);
      return {
        ...sharesOfOthers(machine, {ownMs: sum, wallMs: everyS * 1000}),
        busyShare: machine.busyMs / machine.allMs,
      };
    });
  }
}

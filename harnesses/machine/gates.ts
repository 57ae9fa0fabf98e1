import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {readIfThere} from './files.ts';
import {cpuOfMachine} from './process-groups.ts';

/** Above this share of the machine's CPU time used by others, a run is noisy and a machine not quiet. */
export const FOREIGN_LIMIT = 0.05;
/** The finest that a second of ticks shows is half of it on two cores. */
const STEAL_LIMIT = 0.01;
/** Programs that ran or waited for a core in the last minute, for each core: half busy isn't quiet. */
const LOAD_LIMIT = 0.5;

/** What a machine has to be before a session, each with its reason and with what to do. */
const GATES = {
  governor: {
    limit: 'performance on every core',
    reason: 'under another the clock follows the load, and an idle core begins slowly',
    remedy: 'cpupower frequency-set -g performance',
  },
  turbo: {
    limit: 'off',
    reason: 'the turbo clock falls as more cores work, so that loads on more cores look slower',
    remedy:
      'write 1 to /sys/devices/system/cpu/intel_pstate/no_turbo, or 0 to /sys/devices/system/cpu/cpufreq/boost',
  },
  'thermal throttling': {
    limit: 'no event in the second before the session',
    reason: 'a hot core lowers its clock by itself',
    remedy: 'let the machine cool down, and see that its fans work',
  },
  'steal time': {
    limit: `${percent(STEAL_LIMIT)} of a second`,
    reason: 'time that the host gives to other machines is missing here',
    remedy: 'wait until the neighbours are quiet, or take a host of your own',
  },
  'load average': {
    limit: `${LOAD_LIMIT} for each core over the last minute`,
    reason: 'what ran a moment ago may run again',
    remedy: 'wait a minute, and see by uptime that it falls',
  },
  'other programs': {
    limit: `${percent(FOREIGN_LIMIT)} of the CPU time of a second`,
    reason: 'they take cores and caches from what is measured',
    remedy: 'end what top shows',
  },
} as const;

/** one of them as it was found; a gate that can't be read neither passes nor fails */
export type Gate = {
  name: string;
  state: 'passed' | 'failed' | 'not visible';
  value: string;
  limit: string;
  /** where it failed */
  reason?: string;
  remedy?: string;
};

type Reading = {value: string; fails: boolean} | null;

/**
 * How quiet and how steady the machine is now; takes a second, in which this process does nothing.
 *
 * @param where folders of the kernel, and what passes the second
 */
export async function readGates({
  sys = '/sys',
  proc = '/proc',
  pause = () => sleep(1000),
}: {sys?: string; proc?: string; pause?: () => Promise<unknown>} = {}): Promise<Gate[]> {
  const cpu = join(sys, 'devices/system/cpu');
  const before = {machine: cpuOfMachine(undefined, proc), throttled: throttleEvents(cpu)};
  await pause();
  const {busyMs, stealMs, allMs} = cpuOfMachine(before.machine, proc);
  const readings: Record<keyof typeof GATES, Reading> = {
    governor: governor(cpu),
    turbo: turbo(cpu),
    'thermal throttling': throttling(before.throttled, throttleEvents(cpu)),
    'steal time': share(stealMs / allMs, STEAL_LIMIT),
    'load average': loadAverage(proc),
    'other programs': share(busyMs / allMs, FOREIGN_LIMIT),
  };
  const unseen = readIfThere(join(proc, 'cpuinfo'))?.includes(' hypervisor')
    ? 'not visible in this virtual machine'
    : 'not visible on this machine';
  return Object.entries(GATES).map(([name, {limit, ...advice}]) => {
    const reading = readings[name as keyof typeof GATES];
    if (reading === null) {
      return {name, state: 'not visible', value: unseen, limit};
    }
    const {value, fails} = reading;
    return {name, state: fails ? 'failed' : 'passed', value, limit, ...(fails ? advice : {})};
  });
}

/** A gate that failed, with its limit, why it matters and what to do. */
export function failureOf({name, value, limit, reason, remedy}: Gate) {
  return `${name} ${value}, limit ${limit}: ${reason}. What to do: ${remedy}`;
}

/** What each core says of itself in a file; empty where none does. */
function ofCores(cpu: string, file: string): string[] {
  const cores = namesIn(cpu).filter((name) => /^cpu\d+$/.test(name));
  return cores.flatMap((core) => readIfThere(join(cpu, core, file))?.trim() ?? []);
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function governor(cpu: string): Reading {
  const found = [...new Set(ofCores(cpu, 'cpufreq/scaling_governor'))].sort();
  return found.length === 0
    ? null
    : {value: found.join(' and '), fails: found.some((name) => name !== 'performance')};
}

/** Intel's driver says whether turbo is off, the others whether it is on. */
function turbo(cpu: string): Reading {
  const off = readIfThere(join(cpu, 'intel_pstate/no_turbo'))?.trim();
  const on = readIfThere(join(cpu, 'cpufreq/boost'))?.trim();
  if (off === undefined && on === undefined) {
    return null;
  }
  const fails = off === undefined ? on !== '0' : off !== '1';
  return {value: fails ? 'on' : 'off', fails};
}

/** @returns events since the machine's start; null where no core counts them */
function throttleEvents(cpu: string) {
  const counts = ['core', 'package'].flatMap((of) =>
    ofCores(cpu, `thermal_throttle/${of}_throttle_count`),
  );
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + Number(count), 0);
}

function throttling(before: number | null, after: number | null): Reading {
  return before === null || after === null
    ? null
    : {
        value: `${after - before} events, ${after} since the machine started`,
        fails: after > before,
      };
}

function loadAverage(proc: string): Reading {
  const [minute] = readIfThere(join(proc, 'loadavg'))?.split(' ') ?? [];
  const cores = readIfThere(join(proc, 'stat'))?.match(/^cpu\d/gm)?.length ?? 1;
  return minute === undefined
    ? null
    : {value: `${minute} on ${cores} cores`, fails: Number(minute) > LOAD_LIMIT * cores};
}

function share(value: number, limit: number): Reading {
  return Number.isFinite(value) ? {value: percent(value), fails: value > limit} : null;
}

function percent(value: number) {
  return `${Number((value * 100).toFixed(1))} %`;
}

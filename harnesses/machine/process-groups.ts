import {readdirSync, readFileSync} from 'node:fs';
import {requireCommand, runToEnd} from './commands.ts';
import {HarnessError} from './harness-error.ts';

const TICKS_PER_S = 100;

type ProcessEntry = {
  pid: number;
  parent: number;
  selfCpuMs: number;
  endedChildrenCpuMs: number;
};

/** @returns every process of the machine that can be read */
function readProcesses(): Map<number, ProcessEntry> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const entries = pids.flatMap((pid) => readProcess(Number(pid)) ?? []);
  return new Map(entries.map((entry) => [entry.pid, entry]));
}

/** CPU time of one process and of its children that have ended and been waited for. */
function readProcess(pid: number): ProcessEntry | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name may hold spaces and brackets, so fields are counted after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    const ms = 1000 / TICKS_PER_S;
    return {
      pid,
      parent: Number(fields[1]),
      selfCpuMs: preciseCpuMs(pid, Number(fields[17])) ?? (user + system) * ms,
      endedChildrenCpuMs: (childUser + childSystem) * ms,
    };
  } catch {
    return null;
  }
}

/** Nanoseconds of the scheduler instead of 10 ms ticks, where a process has one thread. */
function preciseCpuMs(pid: number, threads: number) {
  if (threads !== 1) {
    return null;
  }
  try {
    const [onCpuNs] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(onCpuNs) / 1e6;
  } catch {
    return null;
  }
}

function treeOf(processes: Map<number, ProcessEntry>, root: number) {
  const tree = [];
  const queue = [root];
  const children = new Map();
  for (const entry of processes.values()) {
    children.set(entry.parent, [...(children.get(entry.parent) ?? []), entry.pid]);
  }
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    const entry = processes.get(pid);
    if (entry !== undefined) {
      tree.push(entry);
      queue.push(...(children.get(pid) ?? []));
    }
  }
  return tree;
}

/** Processes of a group, its first one included. */
export function pidsOfGroup(root: number): number[] {
  return treeOf(readProcesses(), root).map(({pid}) => pid);
}

/** Something of each group of processes. */
const ofGroups = <T>(roots: Record<string, number>, of: (root: number, name: string) => T) =>
  Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, of(root, name)]));

/**
 * CPU time in ms that each group of processes has used, children that ended included: since an earlier answer, or so far.
 *
 * @param roots first process of each group
 */
export function cpuOfGroups(roots: Record<string, number>, earlier: Record<string, number> = {}) {
  const processes = readProcesses();
  return ofGroups(roots, (root, name) =>
    treeOf(processes, root).reduce(
      (sum, {selfCpuMs, endedChildrenCpuMs}) => sum + selfCpuMs + endedChildrenCpuMs,
      0 - (earlier[name] ?? 0),
    ),
  );
}

/** Memory of each group in MiB: PSS (shared pages shared out) and RSS (counted once per process). */
export function memoryOfGroups(roots: Record<string, number>) {
  const processes = readProcesses();
  return ofGroups(roots, (root) => {
    const tree = treeOf(processes, root).map(({pid}) => readMemory(pid));
    const sum = (member: 'pssKb' | 'rssKb') =>
      tree.reduce((total, entry) => total + entry[member], 0) / 1024;
    return {pssMb: sum('pssKb'), rssMb: sum('rssKb'), processes: tree.length};
  });
}

function readMemory(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const kb = (label: string) =>
      Number(new RegExp(`^${label}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
    return {pssKb: kb('Pss'), rssKb: kb('Rss')};
  } catch {
    return {pssKb: 0, rssKb: 0};
  }
}

/** Busy and stolen time of all cores, and all their time, in ms: since an earlier answer, or since the machine's start. */
export function cpuOfMachine(earlier = {busyMs: 0, stealMs: 0, allMs: 0}, proc = '/proc') {
  const [, ...fields] = readFileSync(`${proc}/stat`, 'latin1')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/);
  const [user, nice, system, idle, ioWait, irq, softIrq, steal] = fields.map(
    (field) => (Number(field) * 1000) / TICKS_PER_S,
  );
  const busyMs = user + nice + system + irq + softIrq;
  return {
    busyMs: busyMs - earlier.busyMs,
    stealMs: steal - earlier.stealMs,
    allMs: busyMs + idle + ioWait + steal - earlier.allMs,
  };
}

/**
 * Cores that the kernel lets a process run on, as it writes them: "0-2", "1". Threads that differ are all named.
 *
 * @returns null when the process has ended
 */
export function coresOfProcess(pid: number): string | null {
  try {
    const lists = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'latin1');
      return /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? 'unknown';
    });
    // A process that ends while it is read has no threads left.
    return lists.length === 0 ? null : [...new Set(lists)].join(' and ');
  } catch {
    return null;
  }
}

/**
 * Cores that each group of processes is held to, read from its processes and not from what they were asked.
 *
 * @param roots first process of each group
 * @returns one list where all processes of a group agree, else all of them
 */
export function coresOfGroups(roots: Record<string, number>) {
  return ofGroups(roots, (root) => {
    const lists = pidsOfGroup(root).flatMap((pid) => coresOfProcess(pid) ?? []);
    return [...new Set(lists)].join(' and ');
  });
}

/**
 * Numbers of the cores in a list as the kernel writes it.
 *
 * @param list such as "0-2,5"
 */
export function coreNumbers(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/**
 * Holds processes that already run to some cores; processes that they start later inherit them.
 *
 * @param cores as taskset takes them
 */
export async function holdProcesses(pids: number[], cores: string) {
  const taskset = requireCommand('taskset', 'apt-get install util-linux (Linux only)');
  for (const pid of pids) {
    const {code, stderr} = await runToEnd(taskset, ['-a', '-c', '-p', cores, String(pid)]);
    // A background process may end between the list and this call.
    if (code !== 0 && coresOfProcess(pid) !== null) {
      throw new HarnessError(
        `taskset of process ${pid} to cores ${cores}`,
        stderr.trim(),
        'see that the machine has these cores and lets this user have them',
      );
    }
  }
}

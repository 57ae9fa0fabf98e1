import {readdirSync, readFileSync} from 'node:fs';
import {requireCommand, runToEnd} from './commands.ts';
import {HarnessError} from './harness-error.ts';
import {pidsOfGroup} from './process-groups.ts';

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
export function coresOfGroups(roots: Record<string, number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roots).map(([name, root]) => {
      const lists = pidsOfGroup(root).flatMap((pid) => coresOfProcess(pid) ?? []);
      return [name, [...new Set(lists)].join(' and ')];
    }),
  );
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

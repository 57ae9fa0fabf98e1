import {readIfThere} from '../machine/files.ts';

const CAP_SYS_PTRACE = 19n;
const CAP_SYS_ADMIN = 21n;
const CAP_PERFMON = 38n;
/** From this level on only privileged users may count what happens in their own programs. */
const PERF_CLOSED = 3;
/** What the kernel and the profilers say when they may not look into another process. */
const REFUSED = /operation not permitted|permission denied|EPERM|EACCES|no permission/i;

export const ATTACH_REMEDY =
  'run as root, give the profiler CAP_SYS_PTRACE (docker run --cap-add=SYS_PTRACE), or sysctl kernel.yama.ptrace_scope=0 and the same user for both';
const PERF_REMEDY = 'run as root, or sysctl kernel.perf_event_paranoid=2';

function hasCapability(status: string | null, bit: bigint) {
  const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(status ?? '')?.[1];
  return mask !== undefined && ((BigInt(`0x${mask}`) >> bit) & 1n) === 1n;
}

/**
 * Why no process of ours may read another's memory; null when it may. The kernel has no such switch where Yama isn't
 * built in.
 */
export function attachProblem(read: (path: string) => string | null = readIfThere) {
  const scope = Number(read('/proc/sys/kernel/yama/ptrace_scope') ?? 0);
  if (scope === 0 || (scope < 3 && hasCapability(read('/proc/self/status'), CAP_SYS_PTRACE))) {
    return null;
  }
  return `no permission to attach: kernel.yama.ptrace_scope is ${scope}; ${ATTACH_REMEDY}`;
}

/** Why perf may not sample our own processes; null when it may. */
export function perfProblem(read: (path: string) => string | null = readIfThere) {
  const level = Number(read('/proc/sys/kernel/perf_event_paranoid') ?? 0);
  const status = read('/proc/self/status');
  if (
    level < PERF_CLOSED ||
    hasCapability(status, CAP_PERFMON) ||
    hasCapability(status, CAP_SYS_ADMIN)
  ) {
    return null;
  }
  return `no permission to sample: kernel.perf_event_paranoid is ${level}; ${PERF_REMEDY}`;
}

/** Whether a profiler's words say that it wasn't allowed to look. */
export function saysRefused(words: string) {
  return REFUSED.test(words);
}

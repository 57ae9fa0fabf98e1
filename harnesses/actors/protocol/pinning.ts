import {readFileSync} from 'node:fs';

/**
 * Numbers of a list of cores as Linux writes it.
 *
 * @param list such as `0-2,5`
 */
export function coresOf(list: string) {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/**
 * Cores that measured processes are held to: the last that this process may use, the last two for a pair. The first
 * core gets most of the interrupts.
 *
 * @returns lists of cores, for taskset
 */
export function choosePinning(status = readFileSync('/proc/self/status', 'latin1')): {
  single: string;
  pair: string;
} {
  const allowed = coresOf(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '0');
  return {single: String(allowed.at(-1)), pair: allowed.slice(-2).join(',')};
}

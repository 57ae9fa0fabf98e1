import {relative, resolve} from 'node:path';

/** A path as a message shows it: from the folder of the command where it lies inside, else whole. */
export function pathFrom(cwd: string, path: string): string {
  const whole = resolve(cwd, path);
  const short = relative(cwd, whole);
  return short.startsWith('..') ? whole : short;
}

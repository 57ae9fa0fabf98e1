import {Refusal} from '../refusal.ts';
import type {ImportedFile} from '../assemble.ts';

/** Refuses files with the same content: one run would count as two. */
export function copies(files: readonly ImportedFile[]): Refusal[] {
  const sums = files.map(({sha256}) => sha256);
  const at = sums.findIndex((sum, index) => sums.indexOf(sum) !== index);
  if (at < 0) return [];
  return [
    new Refusal('files-same', {value: files[at].name, first: files[sums.indexOf(sums[at])].name}),
  ];
}

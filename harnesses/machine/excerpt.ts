import {readFileSync} from 'node:fs';

const HEAD = 2000;
const TAIL = 4000;

/**
 * The beginning and the end of a log: what happened first is the cause, what happened last the state it was left in.
 */
export function excerptOf(path: string) {
  const text = readFileSync(path, 'utf8');
  return text.length <= HEAD + TAIL
    ? text
    : `${text.slice(0, HEAD)}\n… ${text.length - HEAD - TAIL} characters left out …\n${text.slice(-TAIL)}`;
}

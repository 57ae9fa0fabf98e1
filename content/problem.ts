import type {Node} from 'unist';

/** One thing that is wrong, as data; content/messages turns it into a sentence. */
export interface Place {
  /** path from the project's root, with forward slashes */
  file: string;
  /** counted from 1 */
  line?: number;
  /** counted from 1 */
  column?: number;
}

export type Problem = Place & {
  code: string;
  /** a notice is worth saying and doesn't fail the check */
  severity: 'error' | 'notice';
  params: Record<string, unknown>;
};

/**
 * @param code key of the sentence in the messages
 * @param params what the sentence names
 */
export function problemAt(
  code: string,
  place: Place,
  params: Record<string, unknown> = {},
): Problem {
  return {code, severity: 'error', ...place, params};
}

export function placeText({file, line, column}: Place) {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** Where a node of a parsed page starts. */
export function placeOfNode(file: string, node?: Node): Place {
  const start = node?.position?.start;
  return start ? {file, line: start.line, column: start.column} : {file};
}

/** Orders problems by file, then by place. */
export function byPlace(a: Problem, b: Problem) {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    a.code.localeCompare(b.code, 'en')
  );
}

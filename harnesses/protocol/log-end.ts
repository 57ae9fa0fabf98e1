/** What a journal keeps of a failed run's log, which isn't published: enough to see why, too little to weigh. */
const MOST_LINES = 12;
const LONGEST_LINE = 300;

/** Marks between the parts of a log of several processes, such as `--- server`. */
const HEADING = /^--- \S+$/u;

/**
 * The last lines of a log, printable: empty lines are left out, long ones cut, and whatever could move a cursor, colour a
 * terminal or turn the direction of a text is written as its code.
 *
 * @param log as processes wrote it, which may be anything
 * @returns twelve lines at most, the last one last
 */
export function endOfLog(log: string): string[] {
  return log
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(-MOST_LINES)
    .map((line) => printable(line).slice(0, LONGEST_LINE));
}

/**
 * What the journal's entry of a run has of its log.
 *
 * @returns nothing where the run was measured, or nobody kept a log
 */
export function logEndOf({status, log}: {status: string; log?: string}): {logEnd?: string[]} {
  return log === undefined || status === 'measured' ? {} : {logEnd: endOfLog(log)};
}

/**
 * The last words of the end of a log: its last line that isn't the heading of a part.
 *
 * @param lines what endOfLog gives
 * @returns nothing where no process wrote anything
 */
export function lastWords(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => !HEADING.test(line));
}

/** A text with its control and format characters as codes, `\u001b` for an escape. */
export function printable(text: string) {
  return text
    .slice(0, 10 * LONGEST_LINE)
    .replace(/\t/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
      (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
}

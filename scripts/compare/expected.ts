import {readFileSync} from 'node:fs';
import type {Difference} from './differences.ts';

/**
 * A difference that is meant: patterns of its file and place, and why it is right.
 *
 * regular expressions, held against the whole text
 */
export type Expected = {file: string; place?: string; reason: string};

/**
 * @param file a JSON list of expected differences
 * @throws {Error} if a line names no file or gives no reason
 */
export function readExpected(file: string): Expected[] {
  const lines = JSON.parse(readFileSync(file, 'utf8'));
  lines.forEach((line: Partial<Expected>, index: number) => {
    if (!line.file || !line.reason)
      throw new Error(
        `${file}: line ${index + 1} needs “file”, a pattern, and “reason”, a sentence. It is ${JSON.stringify(line)}.`,
      );
  });
  return lines;
}

/**
 * Takes out what is meant to differ.
 *
 * @returns `unused`: lines that no difference needs any longer
 */
export function withoutExpected(
  differences: Difference[],
  expected: Expected[],
): {left: Difference[]; unused: Expected[]} {
  const tests = expected.map(({file, place = '.*'}) =>
    [file, place].map((pattern) => new RegExp(`^(?:${pattern})$`, 'su')),
  );
  const used = new Set();
  const left = differences.filter((difference) => {
    const at = tests.findIndex(
      ([file, place]) => file.test(difference.file) && place.test(difference.place),
    );
    if (at >= 0) used.add(at);
    return at < 0;
  });
  return {left, unused: expected.filter((_, index) => !used.has(index))};
}

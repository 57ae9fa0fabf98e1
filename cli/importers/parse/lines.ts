import {Refusal} from '../refusal.ts';
import {parseNumber} from './number.ts';

/** captured groups, and `line N` */
export type Line = {groups: string[]; place: string};

/**
 * The first line of a text that matches, with its number.
 *
 * @param pattern Matched against one line at a time.
 */
export function findLine(text: string, pattern: RegExp): Line | undefined {
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const match = pattern.exec(line);
    if (match) return {groups: match.slice(1), place: `line ${index + 1}`};
  }
  return undefined;
}

/**
 * Like `findLine`, but the text is refused without the line: it was cut short, or another tool wrote it.
 *
 * @param expected The line's own words, for the message.
 */
export function requireLine(text: string, pattern: RegExp, expected: string) {
  const found = findLine(text, pattern);
  if (!found) throw new Refusal('line-missing', {value: expected});
  return found;
}

/** Refuses a text that contains the line twice: two reports in one file can't be told apart. */
export function refuseSecond(text: string, pattern: RegExp) {
  const lines = text.split(/\r?\n/);
  const places = lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  if (places.length > 1) {
    throw new Refusal('two-reports', {place: `line ${places[1]}`, value: lines[places[1] - 1]});
  }
}

/** The numbers that a line's groups captured. */
export const numbersIn = ({groups, place}: Line) => groups.map((text) => parseNumber(text, place));

/** The first of them. */
export const numberIn = ({groups, place}: Line) => parseNumber(groups[0], place);

/** The number in a line that may be missing. */
export function optionalNumber(text: string, pattern: RegExp): number | undefined {
  const line = findLine(text, pattern);
  return line && numberIn(line);
}

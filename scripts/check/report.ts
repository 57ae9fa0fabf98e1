import type {Counts, StageResults} from './results.ts';

/** of a stage; `inTime`: it ended by itself */
export type Result = StageResults & {
  name: string;
  why?: string;
  succeeded: boolean;
  inTime: boolean;
  seconds: number;
};

/**
 * What is printed when all stages have ended: a line for each, then each failed test and each flaky one with its message,
 * and in the last line how many tests passed, failed and were skipped. A flaky test is in none of these three.
 */
export function report(results: readonly Result[]): string {
  const failed = results.flatMap(({failures}) => failures);
  const flaky = results.flatMap((result) => result.flaky);
  return [
    '',
    ...results.map(lineOf),
    ...failed.map(({where, test, message}) => `\nFAILED ${where}\n  ${test}\n${inset(message)}`),
    ...flaky.map(
      ({where, test, tries, message}) =>
        `\nflaky: ${where} › ${test} (${tries} tries), not counted as passed\n${inset(message)}`,
    ),
    '',
    closingLine(results.map(({counts}) => counts)),
  ].join('\n');
}

/** From here on a stage says why it takes so long. */
const SLOW_S = 60;

function lineOf({name, why, succeeded, inTime, seconds, counts}: Result) {
  const verdict = succeeded ? 'ok    ' : 'FAILED';
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} flaky` : '';
  const end = inTime ? '' : ', stopped: it did not end by itself';
  const reason = why && seconds >= SLOW_S ? ` (${why})` : '';
  return `${verdict} ${name}: ${closingLine([counts])}${flaky}, ${seconds.toFixed(1)} s${reason}${end}`;
}

function closingLine(all: readonly Counts[]) {
  const total = (kind: 'passed' | 'failed' | 'skipped') =>
    all.reduce((sum, counts) => sum + counts[kind], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return `${total('passed')} passed, ${total('failed')} failed${skipped}`;
}

const inset = (message: string) => message.replaceAll(/^/gm, '    ');

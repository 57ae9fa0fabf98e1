// @ts-check
/**
 * @typedef {object} Result of a stage
 * @property {string} name
 * @property {boolean} succeeded
 * @property {boolean} inTime it ended by itself
 * @property {number} seconds
 * @property {import('./count.js').Counts} counts
 * @property {import('./failures.js').FailedTest[]} failures
 * @property {ReturnType<typeof import('./failures.js').flakyOf>} flaky
 */

/**
 * What is printed when all stages have ended: a line for each, then each failed test and each flaky one with its message,
 * and in the last line how many tests passed, failed and were skipped. A flaky test is in none of these three.
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function report(results) {
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

/** @param {Result} result */
function lineOf({name, succeeded, inTime, seconds, counts}) {
  const verdict = succeeded ? 'ok    ' : 'FAILED';
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} flaky` : '';
  const end = inTime ? '' : ', stopped: it did not end by itself';
  return `${verdict} ${name}: ${closingLine([counts])}${flaky}, ${seconds.toFixed(1)} s${end}`;
}

/** @param {readonly import('./count.js').Counts[]} all */
function closingLine(all) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    all.reduce((sum, counts) => sum + counts[kind], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return `${total('passed')} passed, ${total('failed')} failed${skipped}`;
}

/** @param {string} message */
const inset = (message) => message.replaceAll(/^/gm, '    ');

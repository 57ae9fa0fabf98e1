// @ts-check
import {fileSentences} from '../content/messages/file-problem.js';
import {tableLines} from './table.js';

/** @import {Say} from '../content/messages/say.js' */
/** @import {CheckedFile} from '../content/results/check-files.js' */
/** @import {Verdict} from '../lib/consistency/index.js' */
/** @import {Context} from './main.js' */

const KINDS = ['refused', 'explained', 'consistent'];

/**
 * Prints what the checks of files and pages found, as text or as one JSON document.
 *
 * @param {{checked: import('../content/results/check-files.js').CheckedFile[], site: Entry[]}} found
 * @param {{json?: boolean, verdicts?: boolean}} options
 * @param {import('./main.js').Context} context
 * @returns {boolean} true if there is an error
 *
 * @typedef {object} Entry of the report
 * @property {string} file
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} code
 * @property {'error' | 'notice'} severity
 * @property {string} [path]
 * @property {unknown} [value]
 * @property {string} subject
 * @property {string} reason
 * @property {string} fix
 */
export function printReport({checked, site}, options, context) {
  const problems = [
    ...checked.flatMap((one) => one.problems.map((problem) => fileEntry(problem, context.say))),
    ...site,
  ];
  const errors = problems.filter(({severity}) => severity === 'error');
  if (options.json) printJson(checked, problems, context);
  else printText(checked, problems, errors, options, context);
  return errors.length > 0;
}

/**
 * A problem of the pages, in the form of those of files.
 *
 * @param {import('../content/problem.js').Problem} problem
 * @param {{reason: string, fix: string}} sentences
 * @returns {Entry}
 */
export function siteEntry({file, line, column, code, severity}, {reason, fix}) {
  return {file, line, column, code, severity, subject: '', reason, fix};
}

/** @param {import('../content/results/check-files.js').FileProblem} problem @param {import('../content/messages/say.js').Say} say @returns {Entry} */
function fileEntry(problem, say) {
  const {subject, reason, fix} = fileSentences(problem, say);
  const {file, line, column, code, path, value} = problem;
  return {file, line, column, code, severity: 'error', path, value, subject, reason, fix};
}

/** @param {CheckedFile[]} checked @param {Entry[]} problems @param {Context} context */
function printJson(checked, problems, {print}) {
  const files = checked.map(({file, verdicts}) => ({file, verdicts}));
  print(JSON.stringify({files, problems: problems.map(({subject: _, ...rest}) => rest)}, null, 2));
}

/**
 * @param {CheckedFile[]} checked
 * @param {Entry[]} problems
 * @param {Entry[]} errors
 * @param {{json?: boolean, verdicts?: boolean}} options
 * @param {Context} context
 */
function printText(checked, problems, errors, options, context) {
  const {print, complain, say} = context;
  printVerdicts(checked, options, context);
  for (const problem of problems) complain(problemText(problem, say));
  if (errors.length === 0) print(say('validate.good', {count: checked.length}));
  else {
    const fileCount = new Set(errors.map(({file}) => file)).size;
    complain(say('validate.bad', {problemCount: errors.length, fileCount}));
  }
}

/** @param {Entry} entry @param {Say} say */
function problemText({file, line, column, subject, reason, fix, severity}, say) {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const notice = severity === 'error' ? '' : ` (${say('validate.notice')})`;
  return `${place}${notice}${subject ? `  ${subject}` : ''}\n  ${reason}\n  → ${fix}\n`;
}

/** @param {CheckedFile[]} checked @param {{json?: boolean, verdicts?: boolean}} parts @param {Context} context */
function printVerdicts(checked, {verdicts: all}, context) {
  const {print, say, stdout} = context;
  for (const {file, verdicts} of checked) {
    if (verdicts.length === 0) continue;
    print(`${say('validate.verdicts')}: ${file}`);
    for (const kind of KINDS) {
      const ofKind = verdicts.filter((verdict) => verdict.kind === kind);
      if (ofKind.length > 0) print(`  ${say(`verdict.kind.${kind}`)}: ${ofKind.length}`);
    }
    const rows = all ? singleRows(verdicts, say) : groupedRows(verdicts, say);
    if (rows.length > 0) {
      const head = ['kind', 'check', 'count', 'measurements'];
      const lines = tableLines(
        [head.map((column) => say(`validate.column.${column}`)), ...rows],
        stdout.columns ?? 160,
      );
      for (const line of lines) print(`  ${line}`);
    }
    print();
  }
}

/** @param {Verdict[]} verdicts @param {Say} say */
function singleRows(verdicts, say) {
  return verdicts.map((verdict) => row(verdict, [verdict.measurement], say));
}

/**
 * One row for each check and reason, explained by its first measurement; consistent verdicts have no row.
 *
 * @param {Verdict[]} verdicts
 * @param {Say} say
 */
function groupedRows(verdicts, say) {
  /** @type {Map<string, Verdict[]>} */
  const groups = new Map();
  for (const verdict of verdicts.filter(({kind}) => kind !== 'consistent')) {
    const key = `${verdict.kind} ${verdict.check} ${verdict.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return [...groups.values()]
    .sort(([a], [b]) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .map((group) =>
      row(
        group[0],
        group.map(({measurement}) => measurement),
        say,
      ),
    );
}

/** @param {Verdict} verdict @param {string[]} measurements @param {Say} say */
function row({kind, check, reason, values}, measurements, say) {
  const [first, ...others] = measurements;
  const sentence = say(`verdict.${check}.${reason}`, values);
  const more = others.length > 0 ? ` (${others.join(', ')})` : '';
  return [
    say(`verdict.kind.${kind}`),
    say(`verdict.check.${check}`),
    String(measurements.length),
    `${first}: ${sentence}${more}`,
  ];
}

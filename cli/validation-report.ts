import {fileSentences} from '../content/messages/file-problem.ts';
import {tableLines} from './lines.ts';
import type {Say} from '../content/messages/say.ts';
import type {Problem} from '../content/problem.ts';
import type {CheckedFile, FileProblem} from '../content/results/check-files.ts';
import type {Verdict} from '../lib/consistency/index.ts';
import type {Context} from './main.ts';

const KINDS = ['refused', 'explained', 'consistent'];

/** of the report */
export interface Entry {
  file: string;
  line?: number;
  column?: number;
  code: string;
  severity: 'error' | 'notice';
  path?: string;
  value?: unknown;
  subject: string;
  reason: string;
  fix: string;
}

/** a line that was mended, as it is now */
export type Mended = {file: string; line: number; text: string};

/**
 * Prints what the checks of files and pages found, as text or as one JSON document.
 *
 * @returns true if there is an error
 */
export function printReport(
  {checked, site, fixed}: {checked: CheckedFile[]; site: Entry[]; fixed?: Mended[]},
  options: {json?: boolean; verdicts?: boolean; isTold?: boolean},
  context: Context,
): boolean {
  const problems = [
    ...checked.flatMap((one) => one.problems.map((problem) => fileEntry(problem, context.say))),
    ...site,
  ];
  const errors = problems.filter(({severity}) => severity === 'error');
  if (options.json) printJson(checked, problems, fixed, context);
  else printText(checked, problems, errors, options, context);
  return errors.length > 0;
}

/** A problem of the pages, in the form of those of files. */
export function siteEntry(
  {file, line, column, code, severity}: Problem,
  {reason, fix}: {reason: string; fix: string},
): Entry {
  return {file, line, column, code, severity, subject: '', reason, fix};
}

function fileEntry(problem: FileProblem, say: Say): Entry {
  const {subject, reason, fix} = fileSentences(problem, say);
  const {file, line, column, code, path, value} = problem;
  return {file, line, column, code, severity: 'error', path, value, subject, reason, fix};
}

function printJson(
  checked: CheckedFile[],
  problems: Entry[],
  fixed: Mended[] | undefined,
  {print}: Context,
) {
  const files = checked.map(({file, verdicts}) => ({file, verdicts}));
  const told = problems.map(({subject: _, ...rest}) => rest);
  print(JSON.stringify({files, fixed, problems: told}, null, 2));
}

function printText(
  checked: CheckedFile[],
  problems: Entry[],
  errors: Entry[],
  options: {verdicts?: boolean; isTold?: boolean},
  context: Context,
) {
  const {print, complain, say} = context;
  const notices = problems.filter((problem) => !errors.includes(problem));
  for (const problem of [...errors, ...notices]) complain(problemText(problem, say));
  if (options.isTold) printVerdicts(checked, options, context);
  else printCounts(checked, context);
  if (errors.length === 0) print(say('validate.good', {count: checked.length}));
  else {
    const fileCount = new Set(errors.map(({file}) => file)).size;
    complain(say('validate.bad', {problemCount: errors.length, fileCount}));
  }
}

function problemText({file, line, column, subject, reason, fix, severity}: Entry, say: Say) {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const notice = severity === 'error' ? '' : ` (${say('validate.notice')})`;
  return `${place}${notice}${subject ? `  ${subject}` : ''}\n  ${reason}\n  → ${fix}\n`;
}

function printCounts(checked: CheckedFile[], {print, say}: Context) {
  const verdicts = checked.flatMap((file) => file.verdicts);
  const counts = KINDS.map((kind) => {
    const count = verdicts.filter((verdict) => verdict.kind === kind).length;
    return `${say(`verdict.kind.${kind}`)} ${count}`;
  });
  print(say('validate.counts', {counts: counts.join(', ')}));
}

function printVerdicts(
  checked: CheckedFile[],
  {verdicts: all}: {verdicts?: boolean},
  context: Context,
) {
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

function singleRows(verdicts: Verdict[], say: Say) {
  return verdicts.map((verdict) => row(verdict, [verdict.measurement], say));
}

/** One row for each check and reason, explained by its first measurement; consistent verdicts have no row. */
function groupedRows(verdicts: Verdict[], say: Say) {
  const groups: Map<string, Verdict[]> = new Map();
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

function row({kind, check, reason, values}: Verdict, measurements: string[], say: Say) {
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

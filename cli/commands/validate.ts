import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {checkFile} from '../../content/results/check-files.ts';
import {suspendsFiles} from '../../content/suspends/read.ts';
import {writeWhole} from '../../content/write-whole.ts';
import {printReport, siteEntry} from '../validation-report.ts';
import {repositoryResults} from '../wrong-usage.ts';
import {bringUpToDate} from './update.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';
import type {Fix} from '../../content/fix.ts';
import type {Mended} from '../validation-report.ts';
import type * as Check from '../../content/check.ts';

/** of a changed line, characters that are shown */
const LONGEST = 120;

export default {
  arguments: ['[files...]'],
  flags: ['--fix', '--verdicts'],
  example:
    'npm run bench -- validate static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json',
  run: validate,
} satisfies CommandParts;

async function validate(
  files: string[],
  options: {fix?: boolean; verdicts?: boolean; json?: boolean},
  context: Context,
) {
  const fixed = options.fix ? await fix(files, options, context) : undefined;
  const checked = [];
  for (const file of files.length > 0 ? files : everyFile(context)) {
    checked.push(await checkFile(file, {root: context.cwd}));
  }
  const site = files.length > 0 ? [] : await checkSite(context);
  const isTold = files.length > 0 || options.verdicts;
  const bad = printReport({checked, site, fixed}, {...options, isTold}, context);
  if (bad) context.exitCode = 1;
}

const everyFile = (context: Context) => [
  ...repositoryResults(context),
  ...suspendsFiles(context.cwd),
];

/** Mends what has one right answer, in the files or, without any, in the whole repository; says each line. */
async function fix(files: string[], {json}: {json?: boolean}, context: Context) {
  const {cwd, print, say} = context;
  const {fixesOfResults, fixesOfTexts} = await import('../../content/fix.ts');
  const isWhole = files.length === 0;
  const fixes = isWhole ? await fixesOfTexts(cwd) : fixesOfResults(cwd, files);
  for (const {file, now} of fixes) writeWhole(resolve(cwd, file), now);
  const lines = fixes.flatMap(changedLines);
  const silent = {...context, print: () => {}};
  for (const {file, line, text} of json ? [] : lines) {
    print(say('validate.fixed', {place: `${file}:${line}`, text}));
  }
  // What can't be derived, the check says.
  if (isWhole) await bringUpToDate({}, json ? silent : context);
  return lines;
}

/** Lines that differ: what is mended stays on its line, or trades places with another one. */
function changedLines({file, was, now}: Fix): Mended[] {
  const before = was.split('\n');
  return now.split('\n').flatMap((text, at) => {
    const same = text === before[at];
    return same ? [] : [{file, line: at + 1, text: text.trim().slice(0, LONGEST)}];
  });
}

/** What pages say of the results is the pages' own check; it is asked for only when it is there. */
async function checkSite({cwd, lang, stderr, say}: Context) {
  const module = join(cwd, 'content/check.ts');
  if (!existsSync(module)) return [];
  if (stderr.isTTY) stderr.write(`${say('validate.checking-site')}\n`);
  const bindings: typeof Check = await import(pathToFileURL(module).href);
  const problems = [...(await bindings.checkBindings(cwd)), ...bindings.adviceOn(cwd)];
  // the files themselves have been checked above, with more to say
  return problems
    .filter(({code}) => code !== 'result-file')
    .map((problem) => siteEntry(problem, bindings.sentencesOf(problem, lang)));
}

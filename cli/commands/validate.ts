import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {checkFile} from '../../content/results/check-files.ts';
import {printReport, siteEntry} from '../validation-report.ts';
import {repositoryResults} from '../wrong-usage.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';
import type * as Check from '../../content/check.ts';

export default {
  arguments: ['[files...]'],
  flags: ['--verdicts'],
  example:
    'npm run bench -- validate static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json',
  run: validate,
} satisfies CommandParts;

async function validate(
  files: string[],
  options: {verdicts?: boolean; json?: boolean},
  context: Context,
) {
  const checked = [];
  for (const file of files.length > 0 ? files : repositoryResults(context)) {
    checked.push(await checkFile(file, {root: context.cwd}));
  }
  const site = files.length > 0 ? [] : await checkSite(context);
  const bad = printReport({checked, site}, options, context);
  if (bad) context.exitCode = 1;
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

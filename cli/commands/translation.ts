import {WrongUsage} from '../wrong-usage.ts';
import type {Context} from '../main.ts';
import type {Command} from 'commander';

export const name = 'translation';

const EXAMPLE = 'npm run bench -- translation --stamp studies/laravel-trueasync-octane';

export function register(program: Command, context: Context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('translation.summary'))
    .description(`${say('translation.summary')}. ${say('translation.details')}`)
    .requiredOption('--stamp <page>', say('translation.option.stamp'))
    .option('--unchanged', say('translation.option.unchanged'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((options) => stamp(options, context));
}

async function stamp(
  {stamp: page, unchanged, json}: {stamp: string; unchanged?: boolean; json?: boolean},
  context: Context,
) {
  const {cwd, print, complain, say} = context;
  const {stampTranslations} = await import('../../content/translation.ts');
  const {stamped, untouched, unknown, known} = stampTranslations(cwd, page, {unchanged});
  if (unknown) {
    throw new WrongUsage('translation.unknown', {name: page, known: known.join(', ')});
  }
  if (untouched.length > 0) context.exitCode = 1;
  if (json) return print(JSON.stringify({stamped, untouched}, null, 2));
  for (const one of stamped) print(say('translation.stamped', one));
  for (const file of untouched) complain(say('translation.untouched', {file}));
  if (stamped.length + untouched.length === 0) print(say('translation.current'));
  return undefined;
}

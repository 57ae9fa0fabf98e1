// @ts-check
import {WrongUsage} from '../wrong-usage.js';

export const name = 'translation';

const EXAMPLE = 'npm run bench -- translation --stamp studies/laravel-trueasync-octane';

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('translation.summary'))
    .description(`${say('translation.summary')}. ${say('translation.details')}`)
    .requiredOption('--stamp <page>', say('translation.option.stamp'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((options) => stamp(options, context));
}

async function stamp({stamp: page, json}, {cwd, print, say}) {
  const {stampTranslations} = await import('../../content/translation.js');
  const {stamped, unknown, known} = stampTranslations(cwd, page);
  if (unknown) {
    throw new WrongUsage('translation.unknown', {name: page, known: known.join(', ')});
  }
  if (json) return print(JSON.stringify({stamped}, null, 2));
  for (const one of stamped) print(say('translation.stamped', one));
  if (stamped.length === 0) print(say('translation.current'));
  return undefined;
}

import {WrongUsage} from '../wrong-usage.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  needs: ['--stamp <page>'],
  flags: ['--unchanged'],
  example: 'npm run bench -- translation --stamp studies/laravel-trueasync-octane',
  run: stamp,
} satisfies CommandParts;

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

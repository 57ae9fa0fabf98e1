import {committedFiles} from '../update/committed.ts';
import {drawPictures} from '../update/draw-pictures.ts';
import {complainOf, printFound, printUnwritten} from '../update/print-update.ts';
import {repositoryResults} from '../wrong-usage.ts';
import type {Plan} from '../../content/update/index.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  flags: ['--dry-run'],
  example: 'npm run bench -- update --dry-run',
  run: update,
} satisfies CommandParts;

async function update({dryRun, json}: {dryRun?: boolean; json?: boolean}, context: Context) {
  repositoryResults(context);
  const {planUpdate} = await import('../../content/update/index.ts');
  const isPublished = committedFiles(context.cwd, 'static/frozen');
  const plan = await planUpdate(context.cwd, {isPublished});
  if (json) context.print(JSON.stringify(plan.found, null, 2));
  else printFound(plan.found, context);
  if (dryRun && !json) printUnwritten(plan.found, context);
  const isWhole = dryRun || (await carryOut(plan, json, context));
  if (!json) await complainOf(plan.found.problems, context);
  if (plan.found.problems.length > 0 || !isWhole) context.exitCode = 1;
}

/**
 * Writes, draws, then keeps: a state is kept once its pictures are there, so that what was stopped in between is still
 * found by the next update.
 *
 * @returns whether all pictures were drawn
 */
async function carryOut(
  {found, texts, states}: Plan,
  json: boolean | undefined,
  context: Context,
): Promise<boolean> {
  const {writeTexts, dropStates} = await import('../../content/update/index.ts');
  const {cwd, print, say} = context;
  const show = (key: string) => (file: string) => (json ? undefined : print(say(key, {file})));
  writeTexts(cwd, texts, show('update.written'));
  if (found.figures.length > 0 && !(await draw(found.figures, json, context))) return false;
  writeTexts(cwd, states, show('update.written'));
  dropStates(cwd, found.dropped);
  found.dropped.forEach(show('update.dropped'));
  return true;
}

/** @returns whether all pictures were drawn */
async function draw(
  figures: string[],
  json: boolean | undefined,
  context: Context,
): Promise<boolean> {
  const {cwd, say, print, complain, stderr} = context;
  if (stderr.isTTY) stderr.write(`${say('update.drawing', {count: figures.length})}\n`);
  const {good, output} = await (context.drawPictures ?? drawPictures)(cwd, figures);
  if (!good) complain(`${output}\n${say('update.not-drawn')}`);
  else if (!json) print(say('update.drawn', {count: figures.length}));
  return good;
}

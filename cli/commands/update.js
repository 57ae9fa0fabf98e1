// @ts-check
import {committedFiles} from '../update/committed.js';
import {drawPictures} from '../update/draw-pictures.js';
import {complainOf, printFound, printUnwritten} from '../update/print-update.js';

/** @import {Context} from '../main.js' */

export const name = 'update';

const EXAMPLE = 'npm run bench -- update --dry-run';

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('update.summary'))
    .description(`${say('update.summary')}. ${say('update.details')}`)
    .option('--dry-run', say('update.option.dry-run'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((options) => update(options, context));
}

/** @param {{dryRun?: boolean, json?: boolean}} options @param {Context} context */
async function update({dryRun, json}, context) {
  const {planUpdate} = await import('../../content/update/index.js');
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
 * @param {import('../../content/update/index.js').Plan} plan
 * @param {boolean | undefined} json
 * @param {Context} context
 * @returns {Promise<boolean>} whether all pictures were drawn
 */
async function carryOut({found, texts, states}, json, context) {
  const {writeTexts, dropStates} = await import('../../content/update/index.js');
  const {cwd, print, say} = context;
  const show = (/** @type {string} */ key) => (/** @type {string} */ file) =>
    json ? undefined : print(say(key, {file}));
  writeTexts(cwd, texts, show('update.written'));
  if (found.figures.length > 0 && !(await draw(found.figures, json, context))) return false;
  writeTexts(cwd, states, show('update.written'));
  dropStates(cwd, found.dropped);
  found.dropped.forEach(show('update.dropped'));
  return true;
}

/**
 * @param {string[]} figures
 * @param {boolean | undefined} json
 * @param {Context} context
 * @returns {Promise<boolean>} whether all pictures were drawn
 */
async function draw(figures, json, context) {
  const {cwd, say, print, complain, stderr} = context;
  if (stderr.isTTY) stderr.write(`${say('update.drawing', {count: figures.length})}\n`);
  const {good, output} = await (context.drawPictures ?? drawPictures)(cwd, figures);
  if (!good) complain(`${output}\n${say('update.not-drawn')}`);
  else if (!json) print(say('update.drawn', {count: figures.length}));
  return good;
}

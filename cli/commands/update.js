// @ts-check
import {committedFiles} from '../update/committed.js';
import {drawPictures} from '../update/draw-pictures.js';
import {printUpdate} from '../update/print-update.js';

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
  const {updateSite} = await import('../../content/update/index.js');
  const isPublished = committedFiles(context.cwd, 'static/frozen');
  const found = await updateSite(context.cwd, {dryRun, isPublished});
  if (json) context.print(JSON.stringify(found, null, 2));
  else await printUpdate(found, {dryRun}, context);
  const drawn = dryRun || found.figures.length === 0 || (await draw(found.figures, json, context));
  if (found.problems.length > 0 || !drawn) context.exitCode = 1;
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

// @ts-check
import {join, resolve} from 'node:path';
import {writeWhole} from '../../content/write-whole.js';
import {baseFolder} from '../report/base-folder.js';
import {compareResults} from '../report/compare.js';
import {documentOf} from '../report/document.js';
import {markdownOf} from '../report/markdown.js';
import {readResultStates} from '../report/result-states.js';
import {drawPictures} from '../update/draw-pictures.js';
import {WrongUsage} from '../wrong-usage.js';

/** @import {Context} from '../main.js' */

export const name = 'report';

const EXAMPLE = 'npm run bench -- report --base HEAD~1 --out build-report';

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('report.about'))
    .description(`${say('report.about')}. ${say('report.details')}`)
    .requiredOption('--base <commit-or-folder>', say('report.option.base'))
    .option('--out <folder>', say('report.option.out'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((options) => report(options, context));
}

/** @param {{base: string, out?: string, json?: boolean}} options @param {Context} context */
async function report({base, out, json}, context) {
  const {cwd, lang, say, stderr, print} = context;
  if (stderr.isTTY) stderr.write(`${say('report.reading')}\n`);
  const {folder, discard} = baseFolder(cwd, base);
  try {
    const compared = await compare({base, folder}, cwd);
    const document = documentOf(compared.change, {base, lang, say});
    const markdown = markdownOf(document, say);
    const data = `${JSON.stringify({base, ...compared.change}, null, 2)}\n`;
    if (out !== undefined)
      await writeReport(resolve(cwd, out), {document, markdown, data, compared}, context);
    if (out !== undefined && !json) print(say('report.written', {folder: out, files: FILES}));
    else print(json ? data : markdown);
  } finally {
    discard();
  }
}

/**
 * The states of two folders, and what the second changes in the first.
 *
 * @param {{base: string, folder: string}} from as it was named, and where it is
 * @param {string} root
 */
async function compare({base, folder: baseRoot}, root) {
  // the pages' room is asked for when the command runs
  const {stateOf} = await import('../../content/effects/state.js');
  const {compareStates} = await import('../../content/effects/compare-states.js');
  const before = await stateOf(baseRoot).catch((error) => {
    throw new WrongUsage('report.broken-base', {base, text: error.message});
  });
  const after = await stateOf(root);
  const results = compareResults(await readResultStates(baseRoot), await readResultStates(root));
  return {
    change: {...results, ...compareStates(before, after)},
    sides: [
      {root: baseRoot, state: before},
      {root, state: after},
    ],
  };
}

const FILES = ['report.md', 'report.html', 'report.json'];

/**
 * @param {string} folder
 * @param {{document: ReturnType<typeof documentOf>, markdown: string, data: string,
 *   compared: Awaited<ReturnType<typeof compare>>}} made
 * @param {Context} context
 */
async function writeReport(folder, {document, markdown, data, compared}, context) {
  const {htmlOf} = await import('../report/html.js');
  const {picturesOfState} = await import('../report/draw-changed.js');
  const {lang, say, cwd} = context;
  const ids = compared.change.figures.map(({id}) => id);
  const options = {locale: lang, packages: cwd, draw: context.drawPictures ?? drawPictures};
  const [before, after] = await Promise.all(
    compared.sides.map(({root, state}) => picturesOfState(root, state, ids, options)),
  );
  /** @param {string} id */
  const pictures = (id) => ({before: before.get(id), after: after.get(id)});
  const texts = [markdown, htmlOf(document, {lang, say, pictures}), data];
  for (const [index, file] of FILES.entries()) writeWhole(join(folder, file), texts[index]);
}

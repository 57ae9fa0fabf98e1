import {join, resolve} from 'node:path';
import {writeWhole} from '../../content/write-whole.ts';
import {baseFolder} from '../report/base-folder.ts';
import {compareResults, readResultStates} from '../report/compare.ts';
import {documentOf} from '../report/document.ts';
import {markdownOf} from '../report/markdown.ts';
import {drawPictures} from '../update/draw-pictures.ts';
import {WrongUsage} from '../wrong-usage.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  about: 'report.about',
  needs: ['--base <commit-or-folder>'],
  flags: ['--out <folder>'],
  example: 'npm run bench -- report --base HEAD~1 --out build-report',
  run: report,
} satisfies CommandParts;

async function report(
  {base, out, json}: {base: string; out?: string; json?: boolean},
  context: Context,
) {
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
 * @param from as it was named, and where it is
 */
async function compare({base, folder: baseRoot}: {base: string; folder: string}, root: string) {
  // the pages' room is asked for when the command runs
  const {stateOf} = await import('../../content/effects/state.ts');
  const {compareStates} = await import('../../content/effects/compare-states.ts');
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

async function writeReport(
  folder: string,
  {
    document,
    markdown,
    data,
    compared,
  }: {
    document: ReturnType<typeof documentOf>;
    markdown: string;
    data: string;
    compared: Awaited<ReturnType<typeof compare>>;
  },
  context: Context,
) {
  const {htmlOf} = await import('../report/html.ts');
  const {picturesOfState} = await import('../report/draw-changed.ts');
  const {lang, say, cwd} = context;
  const ids = compared.change.figures.map(({id}) => id);
  const options = {locale: lang, packages: cwd, draw: context.drawPictures ?? drawPictures};
  const [before, after] = await Promise.all(
    compared.sides.map(({root, state}) => picturesOfState(root, state, ids, options)),
  );
  const pictures = (id: string) => ({before: before.get(id), after: after.get(id)});
  const texts = [markdown, htmlOf(document, {lang, say, pictures}), data];
  for (const [index, file] of FILES.entries()) writeWhole(join(folder, file), texts[index]);
}

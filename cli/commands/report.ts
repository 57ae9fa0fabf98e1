import {join, resolve} from 'node:path';
import {writeWhole} from '../../content/write-whole.ts';
import {baseFolder} from '../report/base-folder.ts';
import {briefOf, documentOf} from '../report/document.ts';
import {htmlOf} from '../report/html.ts';
import {markdownOf} from '../report/markdown.ts';
import {drawPictures} from '../update/draw-pictures.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  about: 'report.about',
  needs: ['--base <commit-or-folder>'],
  flags: ['--out <folder>'],
  example: 'npm run bench -- report --base HEAD~1 --out build-report',
  run: report,
} satisfies CommandParts;

type Options = {base: string; out?: string; json?: boolean};

async function report(options: Options, context: Context) {
  const {cwd, say, stderr} = context;
  if (stderr.isTTY) stderr.write(`${say('report.reading')}\n`);
  // the pages' room is asked for when the command runs
  const {isPublished} = await import('../report/said.ts');
  const published = [join(cwd, options.base), options.base].find(isPublished);
  return published ? notesOnRelease(published, options, context) : reportOfChange(options, context);
}

/** What the project says otherwise than another state of it. */
async function reportOfChange(options: Options, context: Context) {
  const {cwd, lang, say} = context;
  const {base} = options;
  const {folder, discard} = baseFolder(cwd, base);
  try {
    const {compareProjects} = await import('../report/sides.ts');
    const {change, sides} = await compareProjects({base, folder}, cwd);
    const document = documentOf(change, {base, lang, say});
    await give(options, context, {
      md: markdownOf(document, say),
      json: dataOf(base, change),
      html: async () => {
        const {picturesOfState} = await import('../report/draw-changed.ts');
        const ids = change.pictures.map(({id}) => id);
        const drawing = {locale: lang, packages: cwd, draw: context.drawPictures ?? drawPictures};
        const [before, after] = await Promise.all(
          sides.map(({root, state}) => picturesOfState(root, state, ids, drawing)),
        );
        const pictures = (id: string) => ({before: before.get(id), after: after.get(id)});
        return htmlOf(document, {lang, say, pictures});
      },
    });
  } finally {
    discard();
  }
}

/** What the project says otherwise than data that were published. */
async function notesOnRelease(folder: string, options: Options, context: Context) {
  const {cwd, lang, say} = context;
  const {base} = options;
  const {comparePublished} = await import('../report/sides.ts');
  const {change, version} = await comparePublished({base, folder}, cwd);
  const notes = briefOf(change, {since: version ?? base, lang, say});
  await give(options, context, {md: markdownOf(notes, say), json: dataOf(base, change)});
}

const dataOf = (base: string, change: object) => `${JSON.stringify({base, ...change}, null, 2)}\n`;

/** @param forms of the report; the HTML is made only where it is written */
async function give(
  {out, json}: Options,
  {cwd, say, print}: Context,
  forms: {md: string; json: string; html?: () => Promise<string>},
) {
  if (out === undefined) return print(json ? forms.json : forms.md);
  const texts = {md: forms.md, ...(forms.html && {html: await forms.html()}), json: forms.json};
  const files = Object.entries(texts).map(([ending, text]) => [`report.${ending}`, text]);
  for (const [file, text] of files) writeWhole(resolve(cwd, out, file), text);
  const names = files.map(([file]) => file);
  print(json ? forms.json : say('report.written', {folder: out, files: names}));
}

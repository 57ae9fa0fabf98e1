import {join, resolve} from 'node:path';
import {writeWhole} from '../../content/write-whole.ts';
import {baseFolder} from '../report/base-folder.ts';
import {briefOf, documentOf} from '../report/document.ts';
import {htmlOf} from '../report/html.ts';
import {markdownOf} from '../report/markdown.ts';
import {drawPictures} from '../update/draw-pictures.ts';
import type {Context} from '../main.ts';
import type {Place} from '../report/sides.ts';
import type {CommandParts} from './index.ts';

export default {
  about: 'report.about',
  needs: ['--base <commit-or-folder>'],
  flags: ['--head <commit-or-folder>', '--out <folder>'],
  example: 'npm run bench -- report --base HEAD~1 --out build-report',
  run: report,
} satisfies CommandParts;

type Options = {base: string; head?: string; out?: string; json?: boolean};

async function report(options: Options, context: Context) {
  const {say, stderr} = context;
  if (stderr.isTTY) stderr.write(`${say('report.reading')}\n`);
  const [base, discardBase] = await placeOf(options.base, context);
  try {
    const [head, discardHead] = await placeOf(options.head, context);
    try {
      const compare = base.isPublished || head.isPublished ? notesOnRelease : reportOfChange;
      await compare(base, head, options, context);
    } finally {
      discardHead();
    }
  } finally {
    discardBase();
  }
}

/** @param name of a state; the files as they are without one */
async function placeOf(
  name: string | undefined,
  {cwd}: Context,
): Promise<[place: Place, discard: () => void]> {
  if (name === undefined) return [{name: cwd, folder: cwd, isPublished: false}, () => {}];
  // the pages' room is asked for when the command runs
  const {isPublished} = await import('../report/said.ts');
  const data = [join(cwd, name), name].find(isPublished);
  if (data) return [{name, folder: data, isPublished: true}, () => {}];
  const {folder, discard} = baseFolder(cwd, name);
  return [{name, folder, isPublished: false}, discard];
}

/** What one state of the project says otherwise than another. */
async function reportOfChange(from: Place, to: Place, options: Options, context: Context) {
  const {cwd, lang, say} = context;
  const {base} = options;
  const {compareProjects} = await import('../report/sides.ts');
  const {change, sides} = await compareProjects(from, to);
  const document = documentOf(change, {base, lang, say});
  await give(options, context, {
    md: markdownOf(document, say),
    json: dataOf(base, change),
    html: async () => {
      const {picturesOfState} = await import('../report/draw-changed.ts');
      const ids = change.pictures.map(({id}) => id);
      const drawing = {locale: lang, packages: cwd, draw: context.drawPictures ?? drawPictures};
      const [before, after] = await Promise.all(
        sides.map(({folder, state}) => picturesOfState(folder, state, ids, drawing)),
      );
      const pictures = (id: string) => ({before: before.get(id), after: after.get(id)});
      return htmlOf(document, {lang, say, pictures});
    },
  });
}

/** What changes in data that were published. */
async function notesOnRelease(from: Place, to: Place, options: Options, context: Context) {
  const {lang, say} = context;
  const {base} = options;
  const {comparePublished} = await import('../report/sides.ts');
  const {change, since = base} = await comparePublished(from, to);
  const notes = briefOf(change, {since, lang, say});
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

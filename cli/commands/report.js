import {join, resolve} from 'node:path';
import {writeWhole} from '../importers/session/write-whole.js';
import {compareSnapshots} from '../report/compare.js';
import {documentOf} from '../report/document.js';
import {htmlOf} from '../report/html.js';
import {markdownOf} from '../report/markdown.js';
import {baseReader, folderReader} from '../report/readers.js';
import {readSnapshot} from '../report/snapshot.js';

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

function report({base, out, json}, context) {
  const {cwd, lang, say, stderr, print} = context;
  if (stderr.isTTY) stderr.write(`${say('report.reading')}\n`);
  const before = readSnapshot(baseReader(cwd, base));
  const after = readSnapshot(folderReader(cwd));
  const change = compareSnapshots(before, after);
  const document = documentOf(change, {base, lang, say});
  const markdown = markdownOf(document, say);
  const data = `${JSON.stringify({base, ...change}, null, 2)}\n`;
  if (out === undefined) {
    print(json ? data : markdown);
    return;
  }
  const pictures = (id) => ({
    before: pictureOf(before, id, lang),
    after: pictureOf(after, id, lang),
  });
  const files = {
    'report.md': markdown,
    'report.html': htmlOf(document, {lang, say, pictures}),
    'report.json': data,
  };
  for (const [file, text] of Object.entries(files)) {
    writeWhole(join(resolve(cwd, out), file), text, {replace: true});
  }
  print(json ? data : say('report.written', {folder: out, files: Object.keys(files)}));
}

const pictureOf = ({pictures}, id, lang) => pictures.get(id)?.[`${lang}.wide`];

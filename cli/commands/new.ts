import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.ts';
import {FILL_IN} from '../../content/rules/unfilled.ts';
import {writeWhole} from '../../content/write-whole.ts';
import {scaffoldClaim} from '../scaffold/claim.ts';
import {scaffoldFigure} from '../scaffold/figure.ts';
import {pagePath} from '../scaffold/project.ts';
import {scaffoldStudy} from '../scaffold/study.ts';
import {WrongUsage} from '../wrong-usage.ts';
import {finish} from './index.ts';
import type {Command} from 'commander';
import type {Context} from '../main.ts';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const KINDS: {kind: string; scaffold: Scaffold; needs: string[]; example: string}[] = [
  {
    kind: 'study',
    scaffold: scaffoldStudy,
    needs: ['run'],
    example: `npm run bench -- new study my-study --run ${RUN}`,
  },
  {
    kind: 'figure',
    scaffold: scaffoldFigure,
    needs: ['run', 'path'],
    example: `npm run bench -- new figure my-study/p95-by-workers --run ${RUN} --path latencyMs.p95`,
  },
  {
    kind: 'claim',
    scaffold: scaffoldClaim,
    needs: ['source'],
    example: 'npm run bench -- new claim laravel-trueasync-octane/my-claim --source ta-results',
  },
  {
    kind: 'translation',
    scaffold: scaffoldTranslation,
    needs: [],
    example: 'npm run bench -- new translation contribute/index',
  },
];

export function register(program: Command, context: Context) {
  const {say} = context;
  const parent = program.command('new').summary(say('new.summary')).description(say('new.details'));
  parent.addHelpText('after', `\n${say('cli.example')}\n  ${KINDS[0].example}`);
  for (const {kind, scaffold, needs, example} of KINDS) {
    const command = parent
      .command(kind)
      .description(say(`new.${kind}`))
      .argument('<id>', say(`new.argument.${kind}`));
    for (const need of needs) command.requiredOption(`--${need} <id>`, say(`new.option.${need}`));
    finish(command, example, context).action((id, options) =>
      create(scaffold, id, options, context),
    );
  }
}

export type NewFile = {path: string; text: string; isExtended?: boolean};

/** of which a scaffold takes those that it needs */
export type Given = {run: string; path: string; source: string};

export type Scaffold = (
  id: string,
  options: {root: string} & Given,
) => Promise<{files: NewFile[]; next: string[]}>;

async function create(
  scaffold: Scaffold,
  id: string,
  {json, ...options}: {json?: boolean} & Given,
  {cwd, print, say}: Context,
) {
  const {files, next} = await scaffold(id, {root: cwd, ...options});
  const taken = takenOf(files, cwd);
  if (taken) throw new WrongUsage('new.exists', {path: taken.path});
  for (const {path, text} of files) writeWhole(join(cwd, path), text);
  if (json) {
    print(JSON.stringify({written: files.map(({path}) => path), next}, null, 2));
    return;
  }
  for (const {path, isExtended} of files)
    print(say(isExtended ? 'new.extended' : 'new.written', {path}));
  print(say('new.next', {steps: next}));
}

/**
 * The file that stands in the way: one that a person has written in. What a scaffold that was stopped has written itself is
 * in nobody's way, as long as something is missing.
 */
function takenOf(files: readonly NewFile[], root: string) {
  const there = files.map((file) => ({...file, now: textAt(join(root, file.path))}));
  const own = there.filter(({isExtended}) => !isExtended);
  const isWhole = there.every(({text, now}) => text === now);
  return own.find(({text, now}) => now !== undefined && (isWhole || now !== text));
}

const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * The translations that a page lacks: its front matter, its headings with their ids and its components as they are,
 * and its text to be translated.
 *
 * @param page path inside docs, with or without .mdx
 * @throws {WrongUsage} new.no-page
 */
async function scaffoldTranslation(
  page: string,
  {root}: {root: string},
): Promise<{files: NewFile[]; next: string[]}> {
  const name = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const original = join(root, pagePath(ORIGINAL, name));
  if (/(^|\/)\.\.?(\/|$)/.test(name) || !existsSync(original)) {
    throw new WrongUsage('new.no-page', {page});
  }
  const paths = TRANSLATIONS.map((locale) => pagePath(locale, name));
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  const text = twinOf(readFileSync(original, 'utf8'));
  return {
    files: (missing.length > 0 ? missing : paths).map((path) => ({path, text})),
    next: [`npm run bench -- translation --stamp ${name}`, 'npm run bench -- validate'],
  };
}

function twinOf(original: string) {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(original) ?? [
    null,
    '',
    original,
  ];
  return `---\n${front}\ntranslation: {of: none}\n---\n\n{/* ${FILL_IN}: translate everything below, keep ids and tags, and delete this line. */}\n${body}`;
}

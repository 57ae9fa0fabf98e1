// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeWhole} from '../../content/write-whole.js';
import {scaffoldClaim} from '../scaffold/claim.js';
import {scaffoldFigure} from '../scaffold/figure.js';
import {scaffoldStudy} from '../scaffold/study.js';
import {scaffoldTranslation} from '../scaffold/translation.js';
import {WrongUsage} from '../wrong-usage.js';

/** @import {Command} from 'commander' */
/** @import {Context} from '../main.js' */

export const name = 'new';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
/** @type {{kind: string, scaffold: Scaffold, needs: string[], example: string}[]} */
const KINDS = [
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

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  /** @param {Command} command @param {string} example */
  const withExample = (command, example) =>
    command.addHelpText('after', `\n${say('cli.example')}\n  ${example}`);
  const parent = program.command(name).summary(say('new.summary')).description(say('new.details'));
  withExample(parent, KINDS[0].example);
  for (const {kind, scaffold, needs, example} of KINDS) {
    const command = parent
      .command(kind)
      .description(say(`new.${kind}`))
      .argument('<id>', say(`new.argument.${kind}`));
    for (const need of needs) command.requiredOption(`--${need} <id>`, say(`new.option.${need}`));
    withExample(command, example)
      .option('--json', say('cli.option.json'))
      .action((id, options) => create(scaffold, id, options, context));
  }
}

/**
 * @param {Scaffold} scaffold
 * @param {string} id
 * @param {{json?: boolean} & Given} options
 * @param {Context} context
 *
 * @typedef {{path: string, text: string, isExtended?: boolean}} NewFile
 * @typedef {{run: string, path: string, source: string}} Given of which a scaffold takes those that it needs
 * @typedef {(id: string, options: {root: string} & Given) => Promise<{files: NewFile[], next: string[]}>} Scaffold
 */
async function create(scaffold, id, {json, ...options}, {cwd, print, say}) {
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
 *
 * @param {readonly NewFile[]} files
 * @param {string} root
 */
function takenOf(files, root) {
  const there = files.map((file) => ({...file, now: textAt(join(root, file.path))}));
  const own = there.filter(({isExtended}) => !isExtended);
  const isWhole = there.every(({text, now}) => text === now);
  return own.find(({text, now}) => now !== undefined && (isWhole || now !== text));
}

/** @param {string} path */
const textAt = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

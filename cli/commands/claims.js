// @ts-check
import {lineWidth, wrap} from '../wrap.js';
import {WrongUsage} from '../wrong-usage.js';

/** @import {ClaimView} from '../../content/claims.js' */
/** @import {Problem} from '../../content/problem.js' */
/** @import {Context} from '../main.js' */

export const name = 'claims';

const FILTERS = /** @type {const} */ (['study', 'verdict', 'source']);
const EXAMPLE = 'npm run bench -- claims --study laravel-trueasync-octane --verdict wrong';

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('claims.summary'))
    .description(`${say('claims.summary')}. ${say('claims.details')}`)
    .option('--study <id>', say('claims.option.study'))
    .option('--verdict <verdict>', say('claims.option.verdict'))
    .option('--source <id>', say('claims.option.source'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((options) => list(options, context));
}

// The claims are pages' matter: their room is asked for when the command runs.
const bindings = () => import('../../content/claims.js');
const sentences = () => import('../../content/messages/index.js');

/** @param {{json?: boolean, study?: string, verdict?: string, source?: string}} options @param {Context} context */
async function list({json, ...filters}, context) {
  const {listClaims} = await bindings();
  const {claims, problems, choices} = await listClaims(context.cwd, {
    locale: context.lang,
    study: filters.study,
    verdict: filters.verdict,
    source: filters.source,
  });
  for (const filter of FILTERS) refuseUnknown(filter, filters[filter], choices[filter]);
  if (json) context.print(JSON.stringify({claims, problems}, null, 2));
  else printClaims(claims, context);
  if (problems.length > 0) await complain(problems, json, context);
}

/** @param {string} filter @param {string | undefined} value @param {string[]} choices */
function refuseUnknown(filter, value, choices) {
  if (value === undefined || choices.includes(value)) return;
  throw new WrongUsage('cli.wrong-value', {name: `--${filter}`, allowed: choices.join(', ')});
}

/** @param {ClaimView[]} claims @param {Context} context */
function printClaims(claims, context) {
  const {print, say} = context;
  if (claims.length === 0) print(say('claims.none'));
  for (const claim of claims) {
    for (const line of claimLines(claim, context)) print(line);
    print();
  }
  if (claims.length > 0)
    print(say('claims.total', {count: claims.length, verdicts: tally(claims)}));
}

/** @param {ClaimView} claim @param {Context} context */
function claimLines(claim, {say, stdout}) {
  const quote = `“${claim.quote}” (${claim.source}, ${claim.where})`;
  const numbers = /** @type {const} */ (['stated', 'ours', 'calculation'])
    .filter((part) => claim[part])
    .map((part) => say(`claims.${part}`, {shown: claim[part]}));
  const width = lineWidth(stdout);
  return [
    `${claim.study}/${claim.id}  [${claim.verdictWord}]`,
    ...[claim.claim, quote, ...numbers, claim.reason].flatMap((text) => wrap(text, width, '  ')),
  ];
}

/** @param {ClaimView[]} claims */
function tally(claims) {
  const counts = new Map();
  for (const {verdictWord} of claims) counts.set(verdictWord, (counts.get(verdictWord) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}

/** @param {Problem[]} problems @param {boolean | undefined} json @param {Context} context */
async function complain(problems, json, context) {
  context.exitCode = 1;
  if (json) return;
  const {lineOf} = await sentences();
  for (const problem of problems) context.complain(lineOf(problem, context.lang));
  context.complain(context.say('claims.bad', {count: problems.length}));
}

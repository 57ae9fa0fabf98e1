import {lineWidth, wrap} from '../lines.ts';
import {WrongUsage, repositoryResults} from '../wrong-usage.ts';
import type {AnswerView, ClaimView} from '../../content/claims.ts';
import type {Problem} from '../../content/problem.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

const FILTERS = ['study', 'verdict', 'found', 'source'] as const;

export default {
  flags: ['--study <id>', '--verdict <verdict>', '--found <finding>', '--source <id>'],
  example: 'npm run bench -- claims --study laravel-trueasync-octane --verdict wrong',
  run: list,
} satisfies CommandParts;

// The claims are pages' matter: their room is asked for when the command runs.
const bindings = () => import('../../content/claims.ts');
const sentences = () => import('../../content/messages/index.ts');

async function list(
  {json, ...filters}: {json?: boolean} & {[name in (typeof FILTERS)[number]]?: string},
  context: Context,
) {
  repositoryResults(context);
  const {listClaims} = await bindings();
  const {claims, problems, choices} = await listClaims(context.cwd, {
    locale: context.lang,
    study: filters.study,
    verdict: filters.verdict,
    found: filters.found,
    source: filters.source,
  });
  for (const filter of FILTERS) refuseUnknown(filter, filters[filter], choices[filter]);
  if (json) context.print(JSON.stringify({claims, problems}, null, 2));
  else printClaims(claims, context);
  if (problems.length > 0) await complain(problems, json, context);
}

function refuseUnknown(filter: string, value: string | undefined, choices: string[]) {
  if (value === undefined || choices.includes(value)) return;
  throw new WrongUsage('cli.wrong-value', {name: `--${filter}`, allowed: choices.join(', ')});
}

function printClaims(claims: ClaimView[], context: Context) {
  const {print, say} = context;
  if (claims.length === 0) print(say('claims.none'));
  for (const claim of claims) {
    for (const line of claimLines(claim, context)) print(line);
    print();
  }
  if (claims.length > 0)
    print(say('claims.total', {count: claims.length, verdicts: tally(claims)}));
}

function claimLines(claim: ClaimView, {say, stdout}: Context) {
  const quote = `“${claim.quote}” (${claim.source}, ${claim.where})`;
  const stated = claim.stated ? [say('claims.stated', {shown: claim.stated})] : [];
  const width = lineWidth(stdout);
  const lines = (texts: string[], indent: string) =>
    texts.flatMap((text) => wrap(text, width, indent));
  return [
    `${claim.study}/${claim.id}  [${claim.verdictWord}]`,
    ...lines([claim.claim, quote, ...stated, ...answerTexts(claim, say)], '  '),
    ...claim.elsewhere.flatMap((found) => [
      `  ${say('claims.found', {shown: found.verdictWord})} ${found.study}/${found.id}`,
      ...lines(answerTexts(found, say), '    '),
    ]),
  ];
}

/** What an answer rests on. */
function answerTexts(answer: AnswerView, say: Context['say']) {
  const numbers = (['ours', 'calculation'] as const)
    .filter((part) => answer[part])
    .map((part) => say(`claims.${part}`, {shown: answer[part]}));
  const judges = answer.judges.join(', ') || say('claims.read');
  return [...numbers, say('claims.judge', {shown: judges}), answer.reason];
}

function tally(claims: ClaimView[]) {
  const counts = new Map();
  for (const {verdictWord} of claims) counts.set(verdictWord, (counts.get(verdictWord) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}

async function complain(problems: Problem[], json: boolean | undefined, context: Context) {
  context.exitCode = 1;
  if (json) return;
  const {lineOf} = await sentences();
  for (const problem of problems) context.complain(lineOf(problem, context.lang));
  context.complain(context.say('claims.bad', {count: problems.length}));
}

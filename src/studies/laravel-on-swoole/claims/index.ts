import {withInterval} from '../../claim.ts';
import {judgeProduct} from '../../state-or-coroutines/claims/interaction.ts';
import {APPS, FRAMEWORKS} from '../quantities/read.ts';
import type {Claim, Judged, Wording} from '../../types.ts';

/** What this site said of frameworks before it had measured them stands on the same two pages. */
export {sources} from '../../state-or-coroutines/claims/sources.ts';

/** Memory of two coroutines that differs by more than this isn’t that of the same thing. */
const SAME_MEMORY = 2;

const listed = (say: Wording['say'], names: string[]) =>
  names.map((name) => withInterval(say, name)).join('; ');

/** Interactions of all applications, and where PHP has a core of its own. */
const INTERACTIONS = [
  ...APPS.map((app) => `both-${app}`),
  ...APPS.map((app) => `apart-both-${app}`),
];

/** The connection is most of the state where it takes more CPU time of PHP and database than booting does. */
function judgeConnection({q}: Judged) {
  const holding = APPS.filter((app) => q(`connecting-${app}`) > q(`boot-${app}-application`));
  if (holding.length === APPS.length) return 'holds';
  return holding.length > 0 ? 'selective' : 'wrong';
}

/** Whether one effect is surely larger than another, surely smaller, or neither. */
function judgeLarger(q: Judged['q'], larger: string, smaller: string) {
  if (q(`${larger}-low`) > q(`${smaller}-high`)) return 'holds';
  return q(`${larger}-high`) < q(`${smaller}-low`) ? 'wrong' : 'not-derivable';
}

export const claims: Claim[] = [
  {
    id: 'they-multiply',
    key: true,
    source: 'own-theory',
    where: 'Summary, until November 2026',
    quote: 'The two multiply.',
    kind: 'statement',
    ours: 'both-laravel',
    verdict: 'wrong',
    judge: judgeProduct(INTERACTIONS),
    calculation: ({say}) => listed(say, INTERACTIONS),
  },
  {
    id: 'mostly-the-connection',
    key: true,
    source: 'own-study',
    where: 'Answer',
    quote: 'Most of the state was the database connection.',
    kind: 'statement',
    ours: 'connecting-laravel',
    verdict: 'holds',
    judge: judgeConnection,
    calculation: ({say}) =>
      APPS.map((app) => `${say(`connecting-${app}`)} / ${say(`boot-${app}-application`)}`).join(
        '; ',
      ),
  },
  {
    id: 'framework-gains-more-from-state',
    key: true,
    source: 'own-study',
    where: 'What would change this',
    quote: 'the effect of state would grow',
    kind: 'statement',
    ours: 'state-laravel',
    verdict: 'wrong',
    judge: ({q}) => {
      const verdicts = FRAMEWORKS.map((app) => judgeLarger(q, `state-${app}`, 'state-small'));
      if (verdicts.every((verdict) => verdict === 'holds')) return 'holds';
      if (verdicts.every((verdict) => verdict === 'wrong')) return 'wrong';
      return verdicts.includes('holds') ? 'selective' : 'not-derivable';
    },
    calculation: ({say}) =>
      listed(
        say,
        APPS.map((app) => `state-${app}`),
      ),
  },
  {
    id: 'cost-of-a-coroutine',
    source: 'own-study',
    where: 'Summary, until November 2026',
    quote: 'a further coroutine 0.05 MB',
    kind: 'number',
    stated: {value: 0.05, unit: 'mb'},
    ours: 'mb-per-coroutine-laravel',
    verdict: 'selective',
    judge: ({stated, q}) => {
      const timesOf = (app: string) => q(`mb-per-coroutine-${app}`) / stated.value;
      const same = APPS.filter(
        (app) => timesOf(app) < SAME_MEMORY && timesOf(app) > 1 / SAME_MEMORY,
      );
      if (same.length === APPS.length) return 'holds';
      return same.length > 0 ? 'selective' : 'wrong';
    },
    calculation: ({say}) => APPS.map((app) => say(`mb-per-coroutine-${app}`)).join('; '),
  },
];

import type {Claim, ClaimOfWords, Verdict} from '../../types.ts';

/** A claim of the article that no published number can decide. */
const open = (
  id: string,
  where: string,
  quote: string,
  verdict: Verdict = 'not-derivable',
): ClaimOfWords => ({
  id,
  source: 'devto-article',
  where,
  quote,
  kind: 'statement',
  stated: null,
  ours: null,
  verdict,
});

export const claims: Claim[] = [
  open('laravel-is-not-adapted', 'Environment, note', 'Laravel is not adapted for it', 'selective'),
  {
    ...open('synthetic-10000', 'Environment, note', '~10,000 req/s with 12 workers'),
    kind: 'number',
    stated: {value: 10000, unit: 'perS'},
  },
  open('swoole-slightly-better', 'Environment, note', 'slightly better numbers', 'selective'),
  open('realistic-workload', 'Workload', 'This is a realistic workload'),
  open('io-bound-most-web-apps', 'Key Takeaways', 'which is most web apps'),
  open('no-magic', 'Key Takeaways', 'not something you should fully trust', 'holds'),
];

import {claimsOf} from '../claim.ts';

const RUN = 'metal-2026-01-06';

const newest = claimsOf(RUN, RUN);
const readme = claimsOf('readme', RUN);
const oldest = claimsOf('c6g-2021-11-25');
const january = claimsOf('metal-2024-01-15');
const march = claimsOf('metal-2024-03-20');
const june = claimsOf('metal-2024-06-23');
const small = claimsOf('c6i-2024-01-14-environment');

/** The JIT makes bench.php three times as fast; where it is on, the time with it is far less. */
const withoutJit = (run: string) => ({
  judge: {
    by: 'far-less',
    of: `${run}#bench-84-jit.elapsedS`,
    than: `${run}#bench-84.elapsedS`,
    yes: 'holds',
    no: 'wrong',
  } as const,
  calculation: `{{${run}#bench-84-jit.elapsedS, unit}}; {{${run}#bench-84.elapsedS, unit}}`,
});

/** What the tables and the README say, the newest result first. */
export const claims = [
  newest('laravel-85', 'Laravel 12.11.0 demo app, PHP 8.5', 'holds', {
    quote: 'PHP 8.5 … Median diff -0.71%',
    stated: {value: -0.0071, unit: 'share', ours: 'from-82-to-85-laravel-in-metal26'},
  }),
  newest('laravel-84', 'Laravel 12.11.0 demo app, PHP 8.4', 'holds', {
    quote: 'PHP 8.4 … Median diff 1.04%',
    stated: {value: 0.0104, unit: 'share', ours: 'from-82-to-84-laravel-in-metal26'},
  }),
  newest('laravel-jit', 'Laravel 12.11.0 demo app, PHP 8.5 (JIT)', 'holds', {
    quote: 'PHP 8.5 (JIT) … Median diff -4.64%',
    key: true,
    stated: {value: -0.0464, unit: 'share', ours: 'from-82-to-85-jit-laravel-in-metal26'},
  }),
  newest('wordpress-jit', 'Wordpress 6.9 main page, PHP 8.5 (JIT)', 'holds', {
    quote: 'PHP 8.5 (JIT) … Median diff -11.92%',
    key: true,
    stated: {value: -0.1192, unit: 'share', ours: 'from-82-to-85-jit-wordpress-in-metal26'},
  }),
  newest('symfony-85', 'Symfony 2.8.0 demo app, PHP 8.5', 'artefact', {
    quote: 'PHP 8.5 … Median diff -8.41%',
    key: true,
    stated: {value: -0.0841, unit: 'share'},
    judge: {
      by: 'less',
      of: 'spread-symfony-82-in-metal26',
      than: 0.0841,
      yes: 'holds',
      no: 'artefact',
    },
    calculation: '{{spread-symfony-82-in-metal26}}; {{fastest-symfony-85}}',
  }),
  newest('laravel-83-p', 'Laravel 12.11.0 demo app, PHP 8.3, P-value', 'holds', {
    quote: 'PHP 8.3 … 0.17% … P-value 0.000',
    judge: {by: 'more', of: 'welch-laravel-83', than: 3.39, yes: 'holds', no: 'wrong'},
    calculation: '{{welch-laravel-83}}',
  }),
  newest('symfony-83-p', 'Symfony 2.8.0 demo app, PHP 8.3, P-value', 'not-derivable', {
    quote: 'PHP 8.3 … P-value 0.012',
    stated: {value: 0.012, unit: 'share'},
  }),
  oldest('symfony-81', 'Symfony demo app, PHP 8.1', 'holds', {
    quote: 'PHP 8.1 … Median diff -23.33%',
    key: true,
    stated: {value: -0.2333, unit: 'share', ours: 'from-74-to-81-symfony-in-arm21'},
  }),
  january('bench-84', 'bench.php, PHP 8.4', 'artefact', {
    quote: 'PHP 8.4 … Median diff 7.28%',
    stated: {value: 0.0728, unit: 'share'},
    judge: {
      by: 'about',
      of: 'metal-2024-01-15-again#bench-84.elapsedS',
      than: 'metal-2024-01-15#bench-84.elapsedS',
      yes: 'holds',
      no: 'artefact',
    },
    calculation:
      '{{metal-2024-01-15#bench-84.elapsedS, unit}}; {{metal-2024-01-15-again#bench-84.elapsedS, unit}}',
  }),
  march('jit-march', 'bench.php, PHP 8.4 (JIT)', 'wrong', {
    quote: 'PHP 8.4 (JIT)',
    key: true,
    ...withoutJit('metal-2024-03-20'),
  }),
  june('jit-june', 'bench.php, PHP 8.4 (JIT)', 'wrong', {
    quote: 'PHP 8.4 (JIT)',
    ...withoutJit('metal-2024-06-23'),
  }),
  small('small-instance', 'Name', 'wrong', {quote: 'AWS x86_64 (c5.4xlarge)'}),
  readme('stability', 'System-level Stability Measures', 'selective', {
    quote: 'The following measures have been applied to minimize noise and ensure reproducibility',
  }),
  readme('frequency', 'System-level Stability Measures', 'not-derivable', {
    quote:
      'Setting the benchmarking CPU to its exact baseline frequency was particularly impactful',
  }),
];

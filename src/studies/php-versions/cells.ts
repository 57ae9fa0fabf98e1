/** PHP-FPM with two versions of PHP, each as it is and with a setting changed. */
export const RUN = 'php-versions/two-versions';

export const APPS = ['small', 'symfony', 'laravel'] as const;

/** One version, built with and without thread safety from one source. */
export const BUILDS_RUN = 'php-versions/thread-safety';

/** The PHPs, by the names that quantities and series have: two versions, and two builds of one. */
const PHPS: Record<string, string> = {
  older: '8.2',
  newer: '8.4',
  processes: '8.2nts',
  threads: '8.2zts',
};
export const AGES = ['older', 'newer'];

/** OPcache on and nothing else is `plain`, which the others are held against. */
export const SETTINGS = ['no-opcache', 'plain', 'jit', 'preload'] as const;

/** Id of the measurement of an application on a version with a setting. */
export function cellId({app, age, setting}: {app: string; age: string; setting: string}) {
  const served = app === 'small' ? 'fpm-nginx' : `fpm-nginx-${app}`;
  const changed = setting === 'plain' ? '' : `-${setting}`;
  return `${served}-app-per-request-db-kept-blocking-php${PHPS[age]}${changed}-n2-bench-wait-0-closed`;
}

/** PHP-FPM with two versions of PHP, each as it is and with a setting changed. */
export const RUN = 'php-versions/two-versions';

export const APPS = ['small', 'symfony', 'laravel'] as const;

/** The versions, by the names that quantities and series have. */
export const VERSIONS: Record<string, string> = {older: '8.2', newer: '8.4'};
export const AGES = Object.keys(VERSIONS);

/** OPcache on and nothing else is `plain`, which the others are held against. */
export const SETTINGS = ['no-opcache', 'plain', 'jit', 'preload'] as const;

/** Id of the measurement of an application on a version with a setting. */
export function cellId({app, age, setting}: {app: string; age: string; setting: string}) {
  const served = app === 'small' ? 'fpm-nginx' : `fpm-nginx-${app}`;
  const changed = setting === 'plain' ? '' : `-${setting}`;
  return `${served}-app-per-request-db-kept-blocking-php${VERSIONS[age]}${changed}-n2-bench-wait-0-closed`;
}

/** Servers for which a configuration is written. */
export type ServerId =
  | 'fpm'
  | 'swoole'
  | 'octane'
  | 'frankenphp'
  | 'roadrunner'
  | 'kubernetes'
  | 'postgres'
  | 'pgbouncer';

/**
 * The document that each server's settings and defaults were read in, on 26 November 2026, and the version that it is of.
 */
export const DOCUMENTS: Readonly<Record<ServerId, {name: string; version: string; href: string}>> =
  Object.freeze({
    fpm: {
      name: 'PHP-FPM',
      version: 'PHP 8.2',
      href: 'https://www.php.net/manual/en/install.fpm.configuration.php',
    },
    swoole: {
      name: 'Swoole',
      version: '6',
      href: 'https://github.com/swoole/docs/blob/main/public/en/server/setting.md',
    },
    octane: {
      name: 'Laravel Octane',
      version: '2',
      href: 'https://laravel.com/docs/12.x/octane',
    },
    frankenphp: {
      name: 'FrankenPHP',
      version: '1.12.7',
      href: 'https://github.com/php/frankenphp/blob/v1.12.7/docs/config.md',
    },
    roadrunner: {
      name: 'RoadRunner',
      version: '2025.1',
      href: 'https://docs.roadrunner.dev/docs/php-worker/pool',
    },
    kubernetes: {
      name: 'Kubernetes',
      version: 'apps/v1',
      href: 'https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/',
    },
    postgres: {
      name: 'PostgreSQL',
      version: '18',
      href: 'https://www.postgresql.org/docs/18/runtime-config-connection.html',
    },
    pgbouncer: {
      name: 'PgBouncer',
      version: '1.25.2',
      href: 'https://www.pgbouncer.org/config.html',
    },
  });

/** Defaults that those documents state. */
export const DEFAULTS = Object.freeze({
  octaneMaxRequests: 500,
  frankenphpThreadsPerCore: 2,
  swooleMostPerCore: 4,
  swooleMaxCoroutine: 100_000,
  /** `superuser_reserved_connections` */
  postgresReserved: 3,
  pgbouncerPoolSize: 20,
});

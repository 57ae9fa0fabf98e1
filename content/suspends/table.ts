import type {RuntimeName} from '../../lib/suspends/types.ts';

/** In the order of the table's columns. */
export const RUNTIMES: readonly RuntimeName[] = ['swoole', 'swow', 'amphp', 'reactphp'];

/**
 * Calls by what they are for, in the order of the table's lines: what suspends can stand in for what blocks in the same
 * group. The words are `group.<id>` and `call.<id>` of the catalogue `suspends`.
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = Object.freeze({
  postgresql: ['pdo-pgsql', 'pg-query', 'doctrine-dbal', 'eloquent', 'own-postgresql'],
  mariadb: ['pdo-mysql', 'mysqli', 'own-mariadb'],
  sqlite: ['pdo-sqlite', 'sqlite3'],
  redis: ['phpredis', 'predis', 'laravel-redis', 'own-redis'],
  http: [
    ...['curl-exec', 'curl-multi', 'file-get-contents-http', 'file-get-contents-https'],
    ...['guzzle', 'symfony-http', 'symfony-http-native', 'own-http'],
  ],
  mongodb: ['mongodb'],
  grpc: ['grpc'],
  sockets: [
    ...['stream-socket', 'stream-unix', 'stream-udp', 'stream-select', 'sockets', 'own-socket'],
  ],
  dns: ['gethostbyname', 'own-dns'],
  mail: ['mail', 'symfony-mailer'],
  files: ['file-get-contents-fifo', 'fgets-pipe', 'own-file'],
  lock: ['flock'],
  processes: ['exec', 'proc-open', 'own-process'],
  pauses: ['sleep', 'usleep', 'time-nanosleep', 'own-sleep'],
  computing: ['busy-loop'],
});

/** What can stay between requests, in the order of its table; the words are `state.<id>`. */
export const STATES: readonly string[] = [
  ...['static-property', 'global', 'superglobal'],
  ...['laravel-singleton', 'laravel-scoped', 'symfony-service'],
  ...['transaction', 'session-setting'],
  ...['locale', 'time-zone', 'ini', 'environment', 'folder'],
  ...['error-handler', 'exception-handler', 'shutdown-function', 'autoloader', 'output-buffer'],
  'per-coroutine',
];

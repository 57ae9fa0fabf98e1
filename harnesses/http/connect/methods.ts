import {findById} from '../../engine/plan.ts';
import type {Need} from '../catalogue.ts';

/** one way to reach a database from PHP */
export interface Method {
  id: string;
  label: string;
  server: string;
  transport: 'TCP' | 'Unix socket';
  authentication: 'SCRAM-SHA-256' | 'trust' | 'mysql_native_password';
  /** PDO keeps the connection: the line from which the others are counted */
  persistent: boolean;
  /** opened in a repeat: so many that what they cost is far above the 10 ms in which the kernel counts */
  connections: number;
}

const PDO_PGSQL = {extension: 'pdo_pgsql', install: 'apt-get install php-pgsql'};
const POSTGRES: Need[] = [
  ...['postgres', 'initdb'].map((command) => ({command, install: 'apt-get install postgresql'})),
  {command: 'psql', install: 'apt-get install postgresql-client'},
  PDO_PGSQL,
];

/** Databases and what stands in front of them, with what they need; what is absent is left out. */
export const SERVERS = [
  {id: 'postgres', label: 'PostgreSQL', needs: POSTGRES},
  {
    ...{id: 'pgbouncer', label: 'PostgreSQL behind PgBouncer'},
    needs: [...POSTGRES, {command: 'pgbouncer', install: 'apt-get install pgbouncer'}],
  },
  {
    ...{id: 'mariadb', label: 'MariaDB'},
    needs: [
      ...['mariadbd', 'mariadb-install-db'].map((command) => ({
        command,
        install: 'apt-get install mariadb-server',
      })),
      {extension: 'pdo_mysql', install: 'apt-get install php-mysql'},
    ],
  },
].map((server) => ({...server, folder: import.meta.dirname}));

export const findServer = (id: string) => findById('server', id, SERVERS);

type Way = [
  name: string,
  transport: Method['transport'],
  authentication: Method['authentication'],
  connections: number,
  kept?: 'kept',
];

const waysTo = (server: string, ways: Way[]): Method[] =>
  ways.map(([name, transport, authentication, connections, kept]) => ({
    id: `${server}-${name}`,
    label: `${findServer(server).label}, ${transport}, ${authentication}${kept ? ', kept by PDO' : ''}`,
    ...{server, transport, authentication, connections, persistent: kept !== undefined},
  }));

export const METHODS: Method[] = [
  ...waysTo('postgres', [
    ['tcp-scram', 'TCP', 'SCRAM-SHA-256', 400],
    ['tcp-trust', 'TCP', 'trust', 400],
    ['socket-trust', 'Unix socket', 'trust', 400],
    ['persistent', 'TCP', 'SCRAM-SHA-256', 4000, 'kept'],
  ]),
  ...waysTo('pgbouncer', [
    ['tcp-scram', 'TCP', 'SCRAM-SHA-256', 1000],
    ['tcp-trust', 'TCP', 'trust', 3000],
    ['socket-trust', 'Unix socket', 'trust', 3000],
  ]),
  ...waysTo('mariadb', [
    ['tcp', 'TCP', 'mysql_native_password', 3000],
    ['socket', 'Unix socket', 'mysql_native_password', 3000],
    ['persistent', 'TCP', 'mysql_native_password', 5000, 'kept'],
  ]),
];

export const findMethod = (id: string) => findById('method of connecting', id, METHODS);

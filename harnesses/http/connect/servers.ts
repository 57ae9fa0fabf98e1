import {join} from 'node:path';
import {RunFailure} from '../../engine/runs.ts';
import {stopChild} from '../../machine/children.ts';
import {writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {startMariadb} from '../database/mariadb.ts';
import {startPooler} from '../database/pgbouncer.ts';
import {clusterFolder, HOST, psql, startDatabase, TRUSTED, USER} from '../database/postgres.ts';
import {coresOf} from '../protocol/place.ts';
import type {Child} from '../../machine/children.ts';
import type {Database} from '../database/postgres.ts';
import type {Method} from './methods.ts';

/** Who is asked for what, by PostgreSQL and by PgBouncer alike. */
const RULES = `
local all ${TRUSTED} trust
host all ${TRUSTED} ${HOST}/32 trust
host all all ${HOST}/32 scram-sha-256
`;

/** what a method connects to */
interface Server {
  child: Child;
  log: string;
  /** first process of each group whose CPU time is told */
  groups: Record<string, number>;
  addressOf: (method: Method) => {dsn: string; user: string; password: string};
}

/** Servers that are started when a method first asks for them, and run until all are stopped. */
export interface Servers {
  /** @throws {RunFailure} where the server doesn't come up, each time it is asked for */
  of: (id: string) => Promise<Server>;
  stop: () => Promise<void>;
}

/** @param work temporary folder */
export function serversIn(work: string): Servers {
  const started: Map<string, Promise<Server>> = new Map();
  const servers = {
    of: (id: string) => {
      const server = started.get(id) ?? asResult(() => STARTS[id](work, servers));
      started.set(id, server);
      return server;
    },
    stop: async () => {
      const settled = await Promise.allSettled([...started.values()].reverse());
      for (const server of settled) {
        if (server.status === 'fulfilled') {
          await stopChild(server.value.child, 10_000);
        }
      }
    },
  };
  return servers;
}

/** A server that doesn't come up is a result, and the other methods are measured. */
async function asResult(start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof HarnessError)) {
      throw error;
    }
    const failure = new RunFailure('crashed', error.message.split('\n', 1)[0]);
    failure.log = error.message;
    throw failure;
  }
}

const STARTS: Record<string, (work: string, servers: Pick<Servers, 'of'>) => Promise<Server>> = {
  postgres: startPostgres,
  pgbouncer: async (work, servers) => {
    const {database, groups} = (await servers.of('postgres')) as PostgresServer;
    const pooler = await startPooler(work, coresOf('shared').others, {database, rules: RULES});
    const {child, log} = pooler;
    const addressOf = addressesOf({...pooler, password: database.password});
    return {child, log, groups: {...groups, pooler: child.pid}, addressOf};
  },
  mariadb: async (work) => {
    const {child, log, port, socket, password} = await startMariadb(work, coresOf('shared').others);
    const addressOf = ({transport}: Method) => ({
      dsn: `mysql:${transport === 'TCP' ? `host=${HOST};port=${port}` : `unix_socket=${socket}`}`,
      user: USER,
      password,
    });
    return {child, log, groups: {database: child.pid}, addressOf};
  },
};

type PostgresServer = Server & {database: Database};

async function startPostgres(work: string): Promise<PostgresServer> {
  const rules = join(work, 'rules');
  writeWhole(rules, RULES);
  const folder = clusterFolder(work);
  const database = await startDatabase(work, coresOf('shared').others, {
    hba_file: rules,
    unix_socket_directories: folder,
  });
  const made = await psql(database, ['-c', `CREATE ROLE ${TRUSTED} LOGIN`]);
  if (made.code !== 0) {
    throw new HarnessError('PostgreSQL', made.stderr.trim(), 'see that the disk is not full');
  }
  const {child} = database;
  return {
    ...{child, database, log: join(work, 'postgres.log'), groups: {database: child.pid}},
    addressOf: addressesOf({...database, folder}),
  };
}

/** @param folder that holds the socket */
function addressesOf({port, folder, password}: {port: number; folder: string; password: string}) {
  return ({transport, authentication}: Method) => ({
    dsn: `pgsql:host=${transport === 'TCP' ? HOST : folder};port=${port};dbname=postgres`,
    user: authentication === 'trust' ? TRUSTED : USER,
    password: authentication === 'trust' ? '' : password,
  });
}

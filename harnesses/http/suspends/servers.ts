import {join} from 'node:path';
import {forkChild, stopChild} from '../../machine/children.ts';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {readIfThere, writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {startMariadb} from '../database/mariadb.ts';
import {startDatabase} from '../database/postgres.ts';
import {startRedis} from '../database/redis.ts';
import type {Child} from '../../machine/children.ts';

/** Addresses and passwords by the names that calls know them by; null: can't be had here. */
export type Addresses = Record<string, string | number | null>;

export interface Servers {
  at: Addresses;
  /** why a server that a call needs isn't there, by its name */
  absent: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts all servers that calls wait for, on free ports of the loopback; one that the machine lacks is told as absent. */
export async function startServers(work: string, waitMs: number): Promise<Servers> {
  const children: Child[] = [];
  const at: Addresses = {};
  const absent: Record<string, string> = {};
  const start = async (name: string, begin: () => Promise<Addresses & {child?: never}>) => {
    try {
      Object.assign(at, await begin());
    } catch (error) {
      if (!(error instanceof HarnessError)) throw error;
      absent[name] = error.message.split('\n', 1)[0];
    }
  };
  const services = forkChild('services', join(import.meta.dirname, 'services.ts'));
  children.push(services);
  const told = new Promise<Addresses>((resolve, reject) => {
    services.process.once('message', (message) => resolve(message as Addresses));
    services.ended.then(() => reject(new Error('the services ended at their start')));
  });
  services.process.send({waitMs, folder: work, tls: await certificate(work)});
  Object.assign(at, await told);
  if (at.https === null) absent.https = 'program openssl: apt-get install openssl';
  if (at.names === null)
    absent.names = 'port 53 of the loopback for a slow name server: run it as root';
  else at.resolver = nameServer(work, String(at.names));
  await start('postgresql', async () => {
    const {child, port, password} = await startDatabase(work, null);
    children.push(child);
    return {postgresql: port, postgresqlPassword: password};
  });
  await start('mariadb', async () => {
    const {child, port, password} = await startMariadb(work, null);
    children.push(child);
    return {mariadb: port, mariadbPassword: password};
  });
  await start('redis', async () => {
    const {child, port} = await startRedis(work, null);
    children.push(child);
    return {redis: port};
  });
  const stop = async () => {
    for (const child of children.reverse()) await stopChild(child, 10_000);
  };
  return {at, absent, stop};
}

/** A certificate for the loopback, of the machine's own openssl. */
async function certificate(work: string): Promise<{key: string; cert: string} | null> {
  const openssl = findCommand('openssl');
  const [key, cert] = [join(work, 'key.pem'), join(work, 'cert.pem')];
  const made =
    openssl &&
    (await runToEnd(openssl, [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ]));
  const read = {key: readIfThere(key), cert: readIfThere(cert)};
  return made && read.key !== null && read.cert !== null ? {key: read.key, cert: read.cert} : null;
}

/** What stands in place of /etc/resolv.conf where a call asks for names. */
function nameServer(work: string, address: string) {
  const path = join(work, 'resolv.conf');
  writeWhole(path, `nameserver ${address}\noptions timeout:5 attempts:1\n`, {mode: 0o644});
  return path;
}

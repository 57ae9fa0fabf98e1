import {join} from 'node:path';
import {startChild} from '../../machine/children.ts';
import {requireCommand} from '../../machine/commands.ts';
import {readIfThere} from '../../machine/files.ts';
import {freePort} from '../../machine/ports.ts';
import {HOST, untilReady} from './postgres.ts';
import type {Child} from '../../machine/children.ts';

/** Starts an empty Redis on a free port of the loopback, which writes nothing to the disk. */
export async function startRedis(
  work: string,
  cpus: string | null,
): Promise<{child: Child; port: number}> {
  const command = requireCommand('redis-server', 'apt-get install redis-server');
  const port = await freePort(HOST);
  const log = join(work, 'redis.log');
  const keeps = ['--save', '', '--appendonly', 'no', '--dir', work];
  const args = ['--bind', HOST, '--port', String(port), ...keeps];
  const child = startChild({name: 'redis', command, args, cwd: '/', log, cpus});
  await untilReady('Redis', child, log, () =>
    Boolean(readIfThere(log)?.includes('Ready to accept connections')),
  );
  return {child, port};
}

import {join} from 'node:path';
import {forkChild} from '../../machine/children.ts';
import type {Child} from '../../machine/children.ts';

const MODULE = join(import.meta.dirname, 'service.ts');

/** Starts the HTTP service on a free port of the loopback, where each call waits so long. */
export async function startService(
  waitMs: number,
  cpus: string | null = null,
): Promise<{child: Child; url: string}> {
  const child = forkChild('http-service', MODULE, cpus);
  const port = new Promise((resolve, reject) => {
    child.process.once('message', resolve);
    child.ended.then(() => reject(new Error('the HTTP service ended at its start')));
  });
  child.process.send(waitMs);
  return {child, url: `http://127.0.0.1:${await port}`};
}

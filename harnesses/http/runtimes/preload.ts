import {join} from 'node:path';
import {writeWhole} from '../../machine/files.ts';
import {findRuntime} from '../catalogue.ts';
import {makeCell} from '../protocol/cell.ts';
import {askJson} from '../protocol/verify.ts';
import {PRELOADED, startTarget} from './target.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Place} from '../protocol/place.ts';
import type {Target} from './target.ts';

/**
 * Lends a PHP-FPM that answers with the parts of a request, in place of the request's own answer, to some work.
 *
 * @param cell whose application, PHP and settings it has
 */
export async function withParts<T>(
  {app, php, variant}: Pick<Cell, 'app' | 'php' | 'variant'>,
  place: Place,
  environment: Record<string, string>,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  const runtime = {...findRuntime('fpm-nginx'), script: '../../boot/measure.php', environment};
  const cell = makeCell({
    ...{runtime: 'fpm-nginx', app, placement: 'shared', workload: 'bench', ioWaitMs: 0},
    ...{application: 'per-request', connection: 'per-request'},
    ...{waiting: 'blocking', workers: 1, coroutinesPerWorker: 1},
    ...(php && {php}),
    ...(variant && {variant}),
  });
  const target = await startTarget(cell, place, {runtime});
  try {
    return await work(target);
  } finally {
    await target.stop();
  }
}

/** Writes the script that compiles the classes of a request when PHP-FPM starts: what a variant that preloads reads. */
export async function writePreload({app, php}: Pick<Cell, 'app' | 'php'>, place: Place) {
  const {files}: {files: string[]} = await withParts(
    {app, php},
    place,
    {BC_WORK: place.work},
    (target) => askJson(target, '/?files=1'),
  );
  // What a request includes by itself, our own script and Composer's loader, can't be declared before it.
  const classes = files.filter((file) => !/\/http\/boot\/|\/vendor\/composer\//.test(file));
  const list = classes.map((file) => `    '${file.replaceAll("'", "\\'")}',`).join('\n');
  writeWhole(
    join(place.work, PRELOADED),
    `<?php\n\nforeach ([\n${list}\n] as $file) {\n    opcache_compile_file($file);\n}\n`,
  );
}

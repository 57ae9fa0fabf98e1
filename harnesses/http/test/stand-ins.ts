import {chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';
import {findCommand} from '../../machine/commands.ts';
import {findRuntime} from '../catalogue.ts';
import {withFolder} from './harness.ts';
import type {Runtime} from '../catalogue.ts';

const TESTS = import.meta.dirname;
const HTTP = dirname(TESTS);
const STAND_INS = join(TESTS, 'fixtures', 'stand-ins');

/**
 * Puts programs that stand in for FrankenPHP and RoadRunner first in PATH while some work is done. They serve with the
 * harness's own configuration and worker scripts, in processes of ordinary PHP.
 */
export function withStandIns<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const php = findCommand('php') ?? 'php';
    for (const name of ['frankenphp', 'rr']) {
      const file = join(folder, name);
      const script = join(STAND_INS, `${name}.js`);
      writeFileSync(
        file,
        `#!/bin/sh\nSTAND_IN_PHP='${php}' exec '${process.execPath}' '${script}' "$@"\n`,
      );
      chmodSync(file, 0o755);
    }
    const path = process.env.PATH;
    process.env.PATH = `${folder}${delimiter}${path}`;
    try {
      return await work(folder);
    } finally {
      process.env.PATH = path;
    }
  });
}

/** The runtime in a folder of its own, with a stand-in for the Composer packages in it. */
export function roadrunnerWithPackages(folder: string, version: string): Runtime {
  const runtime = findRuntime('roadrunner');
  const copy = join(folder, 'runtimes', 'roadrunner');
  mkdirSync(join(copy, 'vendor', 'composer'), {recursive: true});
  for (const file of ['rr.yaml', 'worker.php', 'runtime.json']) {
    cpSync(join(runtime.folder, file), join(copy, file));
  }
  cpSync(join(STAND_INS, 'roadrunner', 'autoload.php'), join(copy, 'vendor', 'autoload.php'));
  const packages = [{name: 'spiral/roadrunner-http', version}];
  writeFileSync(join(copy, 'vendor', 'composer', 'installed.json'), JSON.stringify({packages}));
  symlinkSync(join(HTTP, 'app'), join(folder, 'app'));
  return {...runtime, folder: copy};
}

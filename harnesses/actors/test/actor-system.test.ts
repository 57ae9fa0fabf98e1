import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect} from 'vitest';
import {runToEnd} from '../../machine/commands.ts';
import {phpArguments, RUNTIMES} from '../runtimes.ts';
import {testWithPhp} from './requirements.ts';

const CHECKS = join(dirname(dirname(fileURLToPath(import.meta.url))), 'php', 'test', 'checks.php');
const PROMISES = 10;

for (const runtime of RUNTIMES) {
  for (const mode of ['no-opcache', 'jit']) {
    await testWithPhp(
      `the actor system keeps its promises on ${runtime}, ${mode}`,
      {runtime},
      async () => {
        const settings = await phpArguments(runtime, mode);
        const {code, stdout, stderr} = await runToEnd('php', [...settings, CHECKS, runtime]);
        expect(code, stderr).toBe(0);
        expect(stdout.match(/^kept: /gm), stdout).toHaveLength(PROMISES);
      },
    );
  }
}

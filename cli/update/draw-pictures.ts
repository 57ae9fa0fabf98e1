import {spawn} from 'node:child_process';

/**
 * Draws the published pictures of figures anew, in a process of its own: charts are drawn by the tests that compare
 * them, in the DOM that those bring.
 *
 * @param root folder of the repository
 * @param figures ids `<study>/<figure>`
 * @returns `output` is what the process said
 */
export async function drawPictures(
  root: string,
  figures: readonly string[],
): Promise<{good: boolean; output: string}> {
  const names = `^(${figures.join('|')}) in `;
  const options = ['-t', names, '--reporter=dot', '--maxWorkers=1'];
  const {code, output} = await run(
    'npm',
    ['run', '--silent', 'figures:update', '--', ...options],
    root,
  );
  // a name that no test has draws nothing, which the runner finds well
  return {good: code === 0 && /\b[1-9]\d* passed/.test(output), output};
}

function run(command: string, argv: string[], cwd: string) {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'};
  return new Promise<{code: number | null; output: string}>((resolve, reject) => {
    const child = spawn(command, argv, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

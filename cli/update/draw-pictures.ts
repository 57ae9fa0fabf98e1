import {spawn} from 'node:child_process';

/**
 * Draws the published pictures of figures anew, by the charts of the same state of the repository, which the command line
 * itself doesn't stand on.
 *
 * @param root folder of the repository
 * @param figures ids `<study>/<figure>`
 * @returns `output` is what the process said
 */
export function drawPictures(
  root: string,
  figures: readonly string[],
): Promise<{good: boolean; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/draw-figures.ts', ...figures], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({good: code === 0, output}));
  });
}

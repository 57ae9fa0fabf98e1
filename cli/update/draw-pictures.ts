import {execFile} from 'node:child_process';

/**
 * Draws the published pictures of figures anew, by the charts of the same state of the repository, which the command line
 * itself doesn't stand on.
 *
 * @param root folder of the repository
 * @param figures ids `<study>/<figure>`
 * @returns `output` is what the process said
 */
export const drawPictures = (
  root: string,
  figures: readonly string[],
): Promise<{good: boolean; output: string}> =>
  new Promise((resolve) => {
    const args = ['scripts/draw-figures.ts', ...figures];
    execFile(process.execPath, args, {cwd: root, maxBuffer: Infinity}, (error, stdout, stderr) =>
      resolve({good: !error, output: stdout + stderr}),
    );
  });

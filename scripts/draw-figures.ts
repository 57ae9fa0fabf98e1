// `npm run figures:update -- [<study>/<figure> …]`: draws the published pictures of figures anew, of all if none is named.
import {join} from 'node:path';
import {readFigures} from '../content/figures/read-figures.ts';
import {writeWhole} from '../content/write-whole.ts';

await import('../plugins/bends/jsx.ts');
const {publishedFiles} = await import('../plugins/pictures/published.ts');

/** What React complains of is an error of the chart. */
function fail(...message: unknown[]) {
  throw new Error(message.join(' '));
}
Object.assign(console, {warn: fail, error: fail});

const root = process.cwd();
const wanted = process.argv.slice(2);
const figures = await readFigures(root);
const unknown = wanted.filter((id) => !figures.some((figure) => figure.id === id));
if (unknown.length > 0) throw new Error(`no such figure: ${unknown.join(', ')}`);
for (const figure of figures)
  if (wanted.length === 0 || wanted.includes(figure.id))
    for await (const [file, picture] of publishedFiles(root, figure))
      writeWhole(join(root, file), picture);

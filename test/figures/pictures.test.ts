import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readFigures} from '../../content/figures/read-figures.ts';
import {publishedFiles} from '../../plugins/pictures/published.ts';

const root = join(import.meta.dirname, '../..');
const cases = (await readFigures(root)).map((figure) => ({id: figure.id, figure}));

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => {
      throw new Error(`console.${method}: ${message.join(' ')}`);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

test.each(cases)('$id is drawn as its published pictures show it', async ({id, figure}) => {
  for await (const [file, picture] of publishedFiles(root, figure))
    expect(
      picture === readFileSync(join(root, file), 'utf8'),
      `${file} shows something else: run “npm run figures:update -- ${id}” and look at the difference`,
    ).toBe(true);
});

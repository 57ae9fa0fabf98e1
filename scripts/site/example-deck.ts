import {readFileSync} from 'node:fs';
import path from 'node:path';
import JSZip from 'jszip';
import {writeFile} from '../../plugins/common/write-files.ts';

/** Where the example of a deck is published, below the site's root. */
export const EXAMPLE_DECK = 'examples/reveal-deck.zip';

const SOURCE = 'examples/reveal-deck';
const REVEAL = 'node_modules/reveal.js';

/** Two builds of one state are to be the same bytes. */
const DAY = new Date('2026-01-01T00:00:00Z');

/**
 * Publishes the example of a deck as one archive that needs neither this repository nor a network: opened from a disk,
 * its figures are live, as their data stand in the page.
 *
 * @param outDir the built site, from which figures and pictures are taken
 * @throws {Error} where the deck shows a figure or a picture that the site doesn't have
 */
export async function writeExampleDeck(outDir: string) {
  const zip = new JSZip();
  for (const [name, content] of deckFiles(outDir))
    zip.file(`reveal-deck/${name}`, content, {date: DAY, createFolders: false});
  const packed = await zip.generateAsync({type: 'nodebuffer', compression: 'DEFLATE'});
  writeFile(path.join(outDir, EXAMPLE_DECK), packed);
}

function deckFiles(outDir: string): Map<string, Buffer | string> {
  const html = readFileSync(path.join(SOURCE, 'index.html'), 'utf8');
  const used = [...html.matchAll(/"\.\.\/\.\.\/build\/([^"]+\.\w+)"/gu)].map(([, file]) => file);
  const styles = readFileSync(path.join(REVEAL, 'dist/theme/black.css'), 'utf8');
  return new Map<string, Buffer | string>([
    ['index.html', standalone(html, outDir)],
    ['README.md', readFileSync(path.join(SOURCE, 'README.download.md'))],
    ...['deck.css', 'deck.js'].map(
      (name) => [name, readFileSync(path.join(SOURCE, name))] as const,
    ),
    ...['reveal.js', 'reveal.css'].map(
      (name) => [`reveal/${name}`, readFileSync(path.join(REVEAL, 'dist', name))] as const,
    ),
    // Its fonts have no Cyrillic letters, and weigh more than all the rest.
    ['reveal/black.css', styles.replace(/@import [^;]*;/gu, '')],
    ['reveal/LICENSE', readFileSync(path.join(REVEAL, 'LICENSE'))],
    ...used.map((file) => [file, readFileSync(path.join(outDir, file))] as const),
  ]);
}

/** The page with addresses within the archive, and the data of each figure in its element. */
const standalone = (html: string, outDir: string) =>
  html
    .replaceAll(
      /(<benchmark-figure)\s+src="\.\.\/\.\.\/build\/([^"]+)"([^>]*>)/gu,
      (_, element, figure, rest) => {
        const state = readFileSync(path.join(outDir, figure, 'figure.json'), 'utf8');
        const data = state.trim().replaceAll('<', '\\u003c');
        return `${element}${rest}<script type="application/json">${data}</script>`;
      },
    )
    .replaceAll('../../build/', '')
    .replaceAll(/\.\.\/\.\.\/node_modules\/reveal\.js\/dist\/(?:theme\/)?/gu, 'reveal/');

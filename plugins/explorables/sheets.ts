import path from 'node:path';
import {buildSync} from 'esbuild';
import {EXPLORABLES} from './folders.ts';

/**
 * @param name of an explorable
 * @returns address of its sheet, below the site's root
 */
export const sheetOf = (name: string): string => `css/explorable-${name}.css`;

/** An explorable's own rules, with those of the frame that it imports: no part of the bundle, which every page pays for. */
export function sheetText(siteDir: string, name: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, EXPLORABLES, name, `${name}.css`)],
    ...{bundle: true, minify: true, write: false, logLevel: 'error'},
  });
  return outputFiles[0].text.trim();
}

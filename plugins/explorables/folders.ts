import {readdirSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** Each explorable is a folder here, named as its pages name it; what they share stands in `frame`. */
export const EXPLORABLES = 'src/components/explorables';

export const explorableNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, EXPLORABLES), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
    .map(({name}) => name);

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

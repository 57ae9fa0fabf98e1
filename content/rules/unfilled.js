// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FILL_IN} from '../fill-in.js';
import {problemAt} from '../problem.js';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';

/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

const UNFILLED = `${FILL_IN}:`;

/** Nothing is published that a scaffold left for a person to write. @param {Site} site @param {Page[]} pages */
export function checkUnfilled(site, pages) {
  const modules = filesUnder(site.root, FOLDERS.studies, /\.js$/).map((file) => [
    file,
    readFileSync(join(site.root, file), 'utf8'),
  ]);
  const texts = [
    ...pages.map(({file, text}) => [file, text]),
    ...site.catalogueSources,
    ...modules,
  ];
  return texts.flatMap(([file, text]) =>
    text.includes(UNFILLED) ? unfilledLines(file, text) : [],
  );
}

/** @param {string} file @param {string} text */
function unfilledLines(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const at = line.indexOf(UNFILLED);
    return at < 0 ? [] : [problemAt('unfilled', {file, line: index + 1, column: at + 1})];
  });
}

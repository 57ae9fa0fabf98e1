import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from '../problem.ts';
import {filesUnder} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import type {Checkable} from '../types.ts';

/** The placeholder wherever a scaffold leaves something for a person to write; the check refuses it. */
export const FILL_IN = 'FILL IN';

const UNFILLED = `${FILL_IN}:`;

/** Nothing is published that a scaffold left for a person to write. */
export function checkUnfilled({site, pages}: Checkable) {
  const modules = filesUnder(site.root, FOLDERS.studies, /\.ts$/).map((file) => [
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

function unfilledLines(file: string, text: string) {
  return text.split('\n').flatMap((line, index) => {
    const at = line.indexOf(UNFILLED);
    return at < 0 ? [] : [problemAt('unfilled', {file, line: index + 1, column: at + 1})];
  });
}

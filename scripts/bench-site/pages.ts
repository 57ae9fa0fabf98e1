import {existsSync} from 'node:fs';
import {folderOf, LOCALES, pathIn} from '../../content/languages.ts';

/**
 * One page of each kind, with its budget: kilobytes (gzip, first visit, 1 kB = 1,000 bytes),
 * Lighthouse' mobile performance, largest contentful paint and total blocking time in milliseconds.
 */
const READ = {kb: 60, score: 98, lcpMs: 1300, tbtMs: 30};
const ENTRY = {kb: 50, score: 99, lcpMs: 1200, tbtMs: 30};
const KINDS = [
  {kind: 'home', path: '/', budget: ENTRY},
  {kind: 'catalogue', path: '/studies/', budget: ENTRY},
  {kind: 'study', path: '/studies/laravel-trueasync-octane/', budget: READ},
  {kind: 'own study', path: '/studies/state-or-coroutines/', budget: READ},
  {kind: 'theory', path: '/theory/blocking-coefficient/', budget: READ},
  {kind: 'claims', path: '/claims/', budget: READ},
  {kind: 'method', path: '/method/load-models/', budget: READ},
  {
    // One file with everything in it: two languages, the pictures and the fonts.
    kind: 'talk',
    path: '/talk/laravel-trueasync-octane/',
    in: (lang: string, path: string) => path + folderOf(lang),
    budget: {...READ, kb: 65},
  },
];

export type Page = ReturnType<typeof pagesToMeasure>[number];

/** What the reader's first intent may add, in kilobytes. */
export const INTENT_BUDGET = {appKb: 160, liveChartKb: 170};

/**
 * The pages to measure, in every language.
 *
 * @param root The built site.
 */
export function pagesToMeasure(root: string) {
  return KINDS.flatMap((page) =>
    LOCALES.map((lang) => ({...page, lang, path: (page.in ?? pathIn)(lang, page.path)})),
  ).filter(({path}) => existsSync(`${root}${path}index.html`));
}

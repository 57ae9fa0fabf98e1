// @ts-check
import {problemAt} from '../problem.js';

/** @import {Page} from '../site/pages.js' */

const EVERY_PAGE = /** @type {const} */ (['title', 'description']);
const STUDY_PAGE = /** @type {const} */ ([
  ...['study', 'question', 'answer', 'date'],
  ...['effects', 'workloads', 'runtimes', 'evidence', 'loadModel'],
]);

/** Pages say in their front matter what lists, cards and search show of them. @param {Page[]} pages */
export function checkFrontMatter(pages) {
  return pages
    .filter(({problems}) => problems.length === 0)
    .flatMap((page) => [...missingFields(page), ...numbersIn(page)]);
}

/** @param {Page} page */
function missingFields({file, name, frontMatter}) {
  const isStudy = name.startsWith('studies/') && !/\/index\.mdx?$/.test(name);
  const required =
    isStudy && frontMatter.partOf === undefined ? [...EVERY_PAGE, ...STUDY_PAGE] : EVERY_PAGE;
  return required
    .filter((field) => isEmpty(frontMatter[field]))
    .map((field) => problemAt('front-matter-field', {file, line: 1}, {field}));
}

/** @param {unknown} value */
function isEmpty(value) {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

// A number there can't be bound to data, so it would go stale unseen.
/** @param {Page} page */
function numbersIn({file, text, frontMatter}) {
  return /** @type {const} */ (['description', 'answer']).flatMap((field) => {
    const digits = /\d[\d.,]*/.exec(String(frontMatter[field] ?? ''));
    if (!digits) return [];
    const line = text.split('\n').findIndex((each) => each.startsWith(`${field}:`)) + 1;
    return [problemAt('front-matter-number', {file, line}, {value: digits[0]})];
  });
}

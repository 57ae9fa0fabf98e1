import {byPlace} from './problem.ts';
import {memoizeByStamp} from './memoize.ts';
import {filesUnder, stampOf} from './site/files.ts';
import {FOLDERS} from './site/folders.ts';
import {filesBoundTo, loadSite} from './site/load-site.ts';
import {dropTrees, filesOfPages, readPages} from './site/pages.ts';
import {checkAgreement} from './rules/agreement.ts';
import {checkAnchors} from './rules/anchors.ts';
import {checkCatalogues} from './rules/catalogues.ts';
import {checkClaims} from './rules/claims.ts';
import {checkComparedWords} from './rules/compared-words.ts';
import {checkCorrections} from './rules/corrections.ts';
import {checkFigures} from './rules/figures.ts';
import {checkFormulas} from './rules/formulas.ts';
import {checkFrontMatter} from './rules/front-matter.ts';
import {checkFrozen} from './rules/frozen.ts';
import {checkHeadings, checkTranslations} from './rules/translations.ts';
import {checkNumbers} from './rules/numbers.ts';
import {checkObjections} from './rules/objections.ts';
import {checkPhrases} from './rules/phrases.ts';
import {checkReferences} from './rules/references.ts';
import {checkReplacedRuns, checkSuperseded} from './rules/replaced-runs.ts';
import {checkSameMeasurements} from './rules/same-measurements.ts';
import {checkExpressions, checkStrayMarkup} from './rules/stray-markup.ts';
import {checkSuspends} from './rules/suspends.ts';
import {checkValues} from './rules/values.ts';
import {checkUnfilled} from './rules/unfilled.ts';
import {checkUnread} from './rules/unread.ts';
import {checkTypography} from './rules/typography.ts';
import type {Checkable, Problem} from './types.ts';

const RULES: ((checked: Checkable) => Problem[] | Promise<Problem[]>)[] = [
  checkAgreement,
  checkAnchors,
  checkCatalogues,
  checkClaims,
  checkComparedWords,
  checkCorrections,
  checkExpressions,
  checkObjections,
  checkFigures,
  checkFormulas,
  checkFrontMatter,
  checkFrozen,
  checkHeadings,
  checkPhrases,
  checkReferences,
  checkReplacedRuns,
  checkSameMeasurements,
  checkStrayMarkup,
  checkSuperseded,
  checkSuspends,
  checkTranslations,
  checkTypography,
  checkUnfilled,
  checkUnread,
  checkValues,
];

/**
 * Holds everything that the site says against the result files, in both languages, in one run.
 *
 * @param root the project's root
 * @returns by place; empty if all is well. Only those of severity "error" have to stop a build.
 */
export async function checkBindings(root: string): Promise<Problem[]> {
  const site = await loadSite(root);
  const pages = readPages(root);
  const found = await Promise.all(RULES.map((check) => check({site, pages})));
  return [site, ...pages]
    .flatMap(({problems}) => problems)
    .concat(...found)
    .sort(byPlace);
}

/**
 * What is worth changing on pages that agree with their data.
 *
 * @param root the project's root
 * @returns notices, by place
 */
export const adviceOn = (root: string): Problem[] =>
  checkNumbers({pages: readPages(root)}).sort(byPlace);

/**
 * The same as checkBindings, without checking again what has not changed since: a build asks once for each language, and
 * the check covers both.
 *
 * @param root the project's root
 */
export const checkOnce = memoizeByStamp(
  (root: string) =>
    stampOf(root, [
      ...filesBoundTo(root),
      ...filesOfPages(root),
      ...filesUnder(root, FOLDERS.pictures),
    ]),
  async (root) => {
    const problems = await checkBindings(root);
    dropTrees(root);
    return problems;
  },
);

export {lineOf, sentencesOf} from './messages/index.ts';

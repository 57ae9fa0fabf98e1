// @ts-check
import {byPlace} from './problem.js';
import {readPages} from './site/pages.js';
import {readSite} from './site/load-site.js';
import {checkAgreement} from './rules/agreement.js';
import {checkCatalogues} from './rules/catalogues.js';
import {checkClaims} from './rules/claims.js';
import {checkCorrections} from './rules/corrections.js';
import {checkFigures} from './rules/figures.js';
import {checkFormulas, checkSymbols} from './rules/formulas.js';
import {checkFrontMatter} from './rules/front-matter.js';
import {checkFrozen} from './rules/frozen.js';
import {checkHeadings} from './rules/headings.js';
import {checkPhrases} from './rules/phrases.js';
import {checkReferences} from './rules/references.js';
import {checkReplacedRuns} from './rules/replaced-runs.js';
import {checkSameMeasurements} from './rules/same-measurements.js';
import {checkStrayMarkup} from './rules/stray-markup.js';
import {checkSuperseded} from './rules/superseded.js';
import {checkTexts} from './rules/texts.js';
import {checkTwins} from './rules/twins.js';
import {checkUnfilled} from './rules/unfilled.js';
import {checkTypography} from './rules/typography.js';
import {checkValues} from './rules/values.js';

/**
 * Holds everything that the site says against the result files, in both languages, in one run.
 *
 * @param {string} root the project's root
 * @returns {Promise<import('./problem.js').Problem[]>} by place; empty if all is well. Only those
 *   of severity "error" have to stop a build.
 */
export async function checkBindings(root) {
  const site = await readSite(root);
  const pages = readPages(root);
  return [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...checkValues(site, pages),
    ...checkReferences(site, pages),
    ...checkPhrases(site, pages),
    ...checkClaims(site, pages),
    ...checkCorrections(site, pages),
    ...checkFigures(site, pages),
    ...(await checkFrozen(site)),
    ...checkFormulas(site, pages),
    ...checkSymbols(site),
    ...checkSameMeasurements(site),
    ...checkSuperseded(site),
    ...checkReplacedRuns(site),
    ...checkTexts(site),
    ...checkTwins(pages),
    ...checkHeadings(pages),
    ...checkFrontMatter(pages),
    ...checkCatalogues(site),
    ...checkUnfilled(site, pages),
    ...checkStrayMarkup(pages),
    ...checkTypography(site, pages),
    ...checkAgreement(pages),
  ].sort(byPlace);
}

export {lineOf, sentencesOf} from './messages/index.js';

// @ts-check
import {problemAt} from '../problem.js';
import {placeholdersIn} from '../quantities/placeholders.js';
import {replacedAmong, replacedBehind} from '../results/replaced.js';
import {LOCALES} from '../languages.js';
import {FOLDERS} from '../site/folders.js';
import {HOME} from '../site/home-texts.js';
import {catalogueOf} from '../site/studies.js';
import {readTalks} from '../talks/read-talks.js';

/** @import {Problem} from '../problem.js' */
/** @import {Replaced} from '../results/replaced.js' */
/** @import {Site} from '../types.js' */

/**
 * What readers meet first, or take away, rests on no run that a later one has replaced: neither the home page, its figures
 * and numbers, nor a claim on a slide. (What figures offer for quoting is settled where it is made, in `plugins/share`.)
 *
 * @param {Site} site
 * @returns {Problem[]}
 */
export function checkReplacedRuns(site) {
  return [...homeFigures(site), ...homeTextsAt(site), ...claimsOnSlides(site)];
}

/** @param {Site} site */
function homeFigures({figures, runs}) {
  return [...figures]
    .filter(([id]) => id.startsWith(`${HOME}/`))
    .flatMap(([id, {file, figure}]) => {
      const behind = figure.runs.flatMap((run) => runs.byId.get(run) ?? []);
      return problemsOf(replacedAmong(behind), {file}, id);
    });
}

/** @param {Site} site */
function homeTextsAt(site) {
  return LOCALES.flatMap((locale) =>
    [HOME, catalogueOf(HOME)].flatMap((name) =>
      Object.entries(site.catalogues[locale][name] ?? {}).flatMap(([key, text]) => {
        const names = placeholdersIn(text).map((each) => each.name);
        const file = `${FOLDERS.catalogues[locale]}/${name}.json`;
        return problemsOf(replacedBehind(site, HOME, names), {file}, key);
      }),
    ),
  );
}

/** @param {Site} site */
function claimsOnSlides(site) {
  const shown = readTalks(site).flatMap(({slides}) =>
    slides.flatMap((slide) => ('claim' in slide ? slide.claim : [])),
  );
  return [...new Set(shown)].flatMap((key) => {
    const entry = site.claims.get(key);
    if (!entry?.result) return [];
    const names = Object.keys(entry.result.quantities);
    return problemsOf(replacedBehind(site, entry.study, names), entry.place, key);
  });
}

/** @param {readonly Replaced[]} replaced @param {import('../problem.js').Place} place @param {string} what */
function problemsOf(replaced, place, what) {
  return replaced.map(({run, by}) => problemAt('rests-on-replaced', place, {what, run, by}));
}

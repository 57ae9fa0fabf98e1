import {problemAt} from '../problem.ts';
import {placeholdersIn} from '../quantities/placeholders.ts';
import {replacedAmong, replacedBehind} from '../results/replaced.ts';
import {textsIn} from '../site/catalogues.ts';
import {FOLDERS} from '../site/folders.ts';
import {HOME} from '../site/home-texts.ts';
import {catalogueOf} from '../site/studies.ts';
import {readTalks} from '../talks/read-talks.ts';
import type {Replaced} from '../results/replaced.ts';
import type {Checkable, Place, Site} from '../types.ts';

/**
 * What readers meet first, or take away, rests on no run that a later one has replaced: neither the home page, its figures
 * and numbers, nor a claim on a slide. (What figures offer for quoting is settled where it is made, in `plugins/share`.)
 */
export function checkReplacedRuns({site}: Checkable) {
  return [...homeFigures(site), ...homeTextsAt(site), ...claimsOnSlides(site)];
}

function homeFigures({figures, runs}: Site) {
  return [...figures]
    .filter(([id]) => id.startsWith(`${HOME}/`))
    .flatMap(([id, {file, figure}]) => {
      const behind = figure.runs.flatMap((run) => runs.byId.get(run) ?? []);
      return problemsOf(replacedAmong(behind), {file}, id);
    });
}

function homeTextsAt(site: Site) {
  return [HOME, catalogueOf(HOME)]
    .flatMap((name) => textsIn(site, name))
    .flatMap(({file, key, text}) => {
      const names = placeholdersIn(text).map((each) => each.name);
      return problemsOf(replacedBehind(site, HOME, names), {file}, key);
    });
}

function claimsOnSlides(site: Site) {
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

function problemsOf(replaced: readonly Replaced[], place: Place, what: string) {
  return replaced.map(({run, by}) => problemAt('rests-on-replaced', place, {what, run, by}));
}

/** A run that was superseded names another that exists. */
export function checkSuperseded({site: {runs}}: Checkable) {
  return [...runs.byId.values()].flatMap(({id, supersededBy: value}) =>
    value === undefined || (value !== id && runs.byId.has(value))
      ? []
      : [problemAt('superseded-by-nothing', {file: `${FOLDERS.results}/${id}.json`}, {value})],
  );
}

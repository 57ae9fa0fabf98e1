import {tagsIn} from '../site/tags.ts';
import {evaluateValue} from '../value/evaluate.ts';
import {problemAt} from '../problem.ts';
import {parseFormat, placeholdersIn} from '../quantities/placeholders.ts';
import {formatterOf} from '../quantities/texts.ts';
import {placeOfText, textsIn} from '../site/catalogues.ts';
import {attempt} from '../site/runs.ts';
import {HOME} from '../site/home-texts.ts';
import {catalogueOf} from '../site/studies.ts';
import type {Checkable, Site} from '../types.ts';

/**
 * Every `<Value>` of every page says what the files hold, and every quantity that the texts of figures, claims and the home
 * page name exists, and can be shown as they want it.
 */
export function checkValues({site, pages}: Checkable) {
  const studies = new Set([
    ...[...site.figures.keys()].map((id) => id.split('/')[0]),
    ...[...site.claims.values()].map(({study}) => study),
  ]);
  return [
    ...tagsIn(pages, 'Value').flatMap(({tag, page}) => evaluateValue(tag, page, site).problems),
    ...[...studies].flatMap((study) => flawsOfTexts(study, catalogueOf(study), site)),
    ...flawsOfTexts(HOME, HOME, site),
  ];
}

function flawsOfTexts(study: string, name: string, site: Site) {
  return textsIn(site, name)
    .filter(({key}) => isShown(key, study, site))
    .flatMap(({locale, file, key, text}) => {
      const say = formatterOf(site, study, locale);
      const problemOf = (whole: string) => (reason: string) =>
        problemAt('text-quantity', placeOfText(site, file, key), {key, whole, reason});
      return placeholdersIn(text).flatMap(
        ({whole, name: quantity, format}) =>
          attempt(() => say(quantity, parseFormat(format)), problemOf(whole)).problems,
      );
    });
}

/** Whether a text is one of the home page, or of a figure or claim that there is. */
function isShown(key: string, study: string, site: Site) {
  const [kind, name] = key.split('.');
  if (kind === HOME) return true;
  const id = `${study}/${name}`;
  return (kind === 'figure' && site.figures.has(id)) || (kind === 'claim' && site.claims.has(id));
}

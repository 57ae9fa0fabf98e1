import {tagsNamed} from '../site/tags.ts';
import {evaluateValue} from '../value/evaluate.ts';
import {problemAt} from '../problem.ts';
import {quantitiesOf} from '../quantities/study-quantities.ts';
import {parseFormat, placeholdersIn} from '../quantities/placeholders.ts';
import {formatterByName} from '../quantities/texts.ts';
import {LOCALES} from '../languages.ts';
import {FOLDERS} from '../site/folders.ts';
import {problemsOfError} from '../site/runs.ts';
import {lineAt} from '../site/prose.ts';
import {HOME} from '../site/home-texts.ts';
import {catalogueOf} from '../site/studies.ts';
import type {Page, Site} from '../types.ts';

/** Every `<Value>` of every page says what the files hold. */
export function checkValues(site: Site, pages: Page[]) {
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Value').flatMap((node) => evaluateValue(node, page, site).problems),
  );
}

/**
 * Every quantity that the texts of figures, claims and the home page name exists, and can be shown as they want it.
 */
export function checkTexts(site: Site) {
  const studies = new Set([
    ...[...site.figures.keys()].map((id) => id.split('/')[0]),
    ...[...site.claims.values()].map(({study}) => study),
  ]);
  const catalogues = [
    ...[...studies].map((study) => ({study, name: catalogueOf(study)})),
    {study: HOME, name: HOME},
  ];
  return LOCALES.flatMap((locale) =>
    catalogues.flatMap((catalogue) => flawsOfCatalogue(catalogue, locale, site)),
  );
}

function flawsOfCatalogue(
  {study, name}: {study: string; name: string},
  locale: string,
  site: Site,
) {
  const file = `${FOLDERS.catalogues[locale]}/${name}.json`;
  const {interface: words = {}} = site.catalogues[locale];
  const say = formatterByName(quantitiesOf(site, study), locale, words);
  return Object.entries(site.catalogues[locale][name] ?? {})
    .filter(([key, text]) => typeof text === 'string' && isShown(key, study, site))
    .flatMap(([key, text]) =>
      placeholdersIn(text).flatMap(({whole, name: quantity, format}) => {
        try {
          say(quantity, parseFormat(format));
          return [];
        } catch (error) {
          const place = {file, ...lineOf(key, site.catalogueSources.get(file))};
          return problemsOfError(error, (reason) =>
            problemAt('text-quantity', place, {key, whole, reason}),
          );
        }
      }),
    );
}

/** Whether a text is one of the home page, or of a figure or claim that there is. */
function isShown(key: string, study: string, site: Site) {
  const [kind, name] = key.split('.');
  if (kind === HOME) return true;
  const id = `${study}/${name}`;
  return (kind === 'figure' && site.figures.has(id)) || (kind === 'claim' && site.claims.has(id));
}

function lineOf(key: string, source = '') {
  const at = source.indexOf(`"${key}"`);
  return at < 0 ? {} : {line: lineAt(source, at)};
}

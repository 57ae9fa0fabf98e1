import {apiClaims} from '../api/claims.ts';
import {API, API_FILES} from '../api/index.ts';
import {apiStudies} from '../api/results.ts';
import {addressesOf} from '../api/common.ts';
import {readWork} from '../citation/citation.ts';
import {claimsAddress} from '../claim/anchor.ts';
import {feedsOf} from '../feeds/feeds.ts';
import {folderOf, othersThan} from '../languages.ts';
import {textsOf} from '../i18n.ts';
import {readPages} from '../site/pages.ts';
import {VERDICTS} from '../../lib/verdict/judges.ts';
import type {ApiClaim} from '../api/types.ts';
import type {Site, Texts} from '../types.ts';

type Look = {site: Site; root: string; locale: string; words: Texts};

/**
 * What a language model is told of the site in a language: how to quote it, what the studies found, which claims were
 * checked, and where the data are.
 *
 * @param root address of the site's root, with a slash at its end
 * @returns Markdown
 * @see https://llmstxt.org/
 */
export function llmsOf(site: Site, root: string, locale: string): string {
  const words = textsOf(locale, site.catalogues[locale].llms ?? {});
  const look = {site, root, locale, words};
  const {render} = words;
  const version = readWork(site.root);
  const claims = apiClaims(site, root);
  const parts = [
    '# Blocking Coefficient',
    `> ${render('about')}`,
    render('quote', {version: version.version, released: version.released}),
    [render('quote.number'), render('quote.claim'), render('quote.others')]
      .map((line) => `- ${line}`)
      .join('\n'),
    section(render('findings'), findings(look)),
    section(render('claims'), claimPages(look, claims)),
    section(render('key-claims'), keyClaims(look, claims)),
    section(render('data'), dataFiles(look)),
    section(render('method'), pagesIn('method', look)),
    section('Optional', [...pagesIn('theory', look), ...pagesIn('explore', look)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}`;

/** A line of a section; a title's brackets would end the link. */
const entry = (title: string, address: string, note: string) =>
  `- [${title.replaceAll(/[[\]]/gu, '\\$&')}](${address}): ${note}`;

const findings = ({site, root, locale}: Look) =>
  apiStudies(site, root).map(({title, address, question, answer}) =>
    entry(title[locale], address?.[locale] ?? root, `${question[locale]} ${answer[locale]}`),
  );

/** The claims of each study, counted by verdict. */
const claimPages = ({root, locale}: Look, claims: readonly ApiClaim[]) =>
  [...Map.groupBy(claims, ({study}) => study.id)].map(([study, own]) => {
    const counts = VERDICTS.flatMap((verdict) => {
      const same = own.filter((each) => each.verdict === verdict);
      return same.length > 0 ? [`${same[0].verdictWord[locale]}: ${same.length}`] : [];
    });
    const address = addressesOf(root, claimsAddress(study))[locale];
    return entry(own[0].study.title[locale], address, counts.join(', '));
  });

const keyClaims = ({locale}: Look, claims: readonly ApiClaim[]) =>
  claims
    .filter(({isKey}) => isKey)
    .map(({quote, address, claim, verdictWord, found}) => {
      const answers = [verdictWord, ...found.map((each) => each.verdictWord)];
      const said = answers.map((word) => word[locale]).join(', ');
      return entry(quote, address[locale], `${claim[locale]} → ${said}`);
    });

function dataFiles({site, root, locale, words: {render}}: Look) {
  const own = root + folderOf(locale);
  return [
    ...API_FILES.map((name) =>
      entry(`${name}.json`, `${root}${API}${name}.json`, render(`file.${name}`)),
    ),
    entry('datapackage.json', `${root}datapackage.json`, render('file.datapackage')),
    entry('objects.inv', `${own}objects.inv`, render('file.inventory')),
    ...feedsOf(site, root, locale)
      .filter(({path}) => !path.includes('/runtimes/'))
      .map(({path, title}) => entry(title, own + path, 'Atom')),
    ...othersThan(locale).map(({code, name}) =>
      entry(name, `${root}${folderOf(code)}llms.txt`, 'llms.txt'),
    ),
  ];
}

const pagesIn = (folder: string, {site, root, locale}: Look) =>
  readPages(site.root)
    .filter((page) => page.locale === locale && page.path.startsWith(`${folder}/`))
    .map(({path, frontMatter: {title = path, description = ''}}) =>
      entry(title, addressesOf(root, `/${path.replace(/\/index$/u, '')}/`)[locale], description),
    );

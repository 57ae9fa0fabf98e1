import {join} from 'node:path';
import {expect, test} from 'vitest';
import {quantitiesOf} from '../../content/value/reference.ts';
import {formatterByName, withQuantities} from '../../content/quantities/texts.ts';
import {LOCALES} from '../../content/languages.ts';
import {readSite} from '../../content/site/load-site.ts';
import {parsePage} from '../../content/site/parse-page.ts';
import {tagsNamed} from '../../content/site/tags.ts';
import {textsOf} from '../../content/i18n.ts';
import {evaluateValue} from '../../content/value/evaluate.ts';

const site = await readSite(join(import.meta.dirname, '../..'));
// A name with a hole is many: what pages write for them is said by the same way.
const names = [...site.quantities.keys()].filter((name) => !name.includes('{'));
const studies = [...new Set(names.map((name) => name.split(':')[0]))];

/** What stands in a page: the text that the build puts between the tags of `<Value>`. */
function inProse(of, locale, attributes) {
  const {tree} = parsePage('page.mdx', `<Value of="${of}"${attributes}>?</Value>`);
  return evaluateValue(tagsNamed(tree, 'Value')[0], {file: 'page.mdx', locale}, site).text;
}

/** What stands in the text of a figure or claim that names the quantity. */
function inText(name, quantities, locale, format) {
  const words = site.catalogues[locale].interface;
  const texts = withQuantities({text: `{{${name}${format}}}`}, {quantities, locale, words});
  return textsOf(locale, texts).render('text');
}

test.each(studies.flatMap((study) => LOCALES.map((locale) => ({study, locale}))))(
  'every quantity of $study is one string in prose, figures and claims ($locale)',
  ({study, locale}) => {
    const quantities = quantitiesOf(site, study);
    const say = formatterByName(quantities, locale, site.catalogues[locale].interface);
    for (const of of names.filter((name) => name.startsWith(`${study}:`))) {
      const name = of.slice(study.length + 1);
      const bare = inProse(of, locale, '');
      expect([inText(name, quantities, locale, ''), say(name)], of).toEqual([bare, bare]);
      const unit = inProse(of, locale, ' unit="short"');
      const claim = say(name, {withUnit: true});
      expect([inText(name, quantities, locale, ', unit'), claim], of).toEqual([unit, unit]);
      expect(bare, of).not.toMatch(/-|\d\.\d{5}/);
    }
  },
);

// @ts-check
import {ORIGINAL} from '../languages.js';
import {placeOfNode, problemAt} from '../problem.js';
import {systemsInPassport} from '../site/passport-systems.js';
import {attributeOf, tagsNamed} from '../site/tags.js';

/** @import {Run} from '../../lib/result/types.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

/** Two plain words in a row: a phrase of a language, not a name or a version. */
const PHRASE = /(^|[\s(,])[a-z]{2,}\s[a-z]{2,}/;

/** @type {(keyof Run['environment'])[]} */
const MACHINE = ['os', 'virtualisation', 'cpuModel', 'database', 'network'];

/**
 * What a result file says in English words is translated wherever a passport shows it.
 *
 * @param {Site} site
 * @param {Page[]} pages
 */
export function checkPhrases(site, pages) {
  const words = site.catalogues[ORIGINAL]['data-words'] ?? {};
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Passport').flatMap((node) => {
      const run = site.runs.byId.get(attributeOf(node, 'run') ?? '');
      if (!run) return [];
      return phrasesOf(run)
        .filter((phrase) => !(phrase in words))
        .map((phrase) =>
          problemAt('phrase-untranslated', placeOfNode(page.file, node), {run: run.id, phrase}),
        );
    }),
  );
}

/** @param {Run} run */
function phrasesOf(run) {
  const systems = systemsInPassport(run);
  const texts = [
    ...MACHINE.map((name) => run.environment[name]),
    ...systems.flatMap(({label, versions}) => [label, ...Object.values(versions)]),
  ];
  const words = texts.filter((text) => typeof text === 'string');
  return [...new Set(words)].filter((text) => PHRASE.test(text));
}

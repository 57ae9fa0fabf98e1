// @ts-check
import {ORIGINAL} from '../languages.js';
import {placeOfNode, problemAt} from '../problem.js';
import {systemsInPassport} from '../site/passport-systems.js';
import {attributeOf, tagsNamed} from '../site/tags.js';

/** Two plain words in a row: a phrase of a language, not a name or a version. */
const PHRASE = /(^|[\s(,])[a-z]{2,}\s[a-z]{2,}/;

const MACHINE = ['os', 'virtualisation', 'cpuModel', 'database', 'network'];

/** What a result file says in English words is translated wherever a passport shows it. */
export function checkPhrases(site, pages) {
  const words = site.catalogues[ORIGINAL]['data-words'] ?? {};
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Passport').flatMap((node) => {
      const run = site.runs.byId.get(attributeOf(node, 'run'));
      return phrasesOf(run)
        .filter((phrase) => !(phrase in words))
        .map((phrase) =>
          problemAt('phrase-untranslated', placeOfNode(page.file, node), {run: run.id, phrase}),
        );
    }),
  );
}

function phrasesOf(run) {
  if (!run) return [];
  const systems = systemsInPassport(run);
  const texts = [
    ...MACHINE.map((name) => run.environment[name]),
    ...systems.flatMap(({label, versions}) => [label, ...Object.values(versions)]),
  ];
  return [...new Set(texts)].filter((text) => typeof text === 'string' && PHRASE.test(text));
}

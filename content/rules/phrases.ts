import {ORIGINAL} from '../languages.ts';
import {placeOfNode, problemAt} from '../problem.ts';
import {systemsInPassport} from '../site/passport-systems.ts';
import {attributeOf, tagsNamed} from '../site/tags.ts';
import type {Page, Run, Site} from '../types.ts';

/** Two plain words in a row: a phrase of a language, not a name or a version. */
const PHRASE = /(^|[\s(,])[a-z]{2,}\s[a-z]{2,}/;

const MACHINE: (keyof Run['environment'])[] = [
  'os',
  'virtualisation',
  'cpuModel',
  'database',
  'network',
];

/** What a result file says in English words is translated wherever a passport shows it. */
export function checkPhrases(site: Site, pages: Page[]) {
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

function phrasesOf(run: Run) {
  const systems = systemsInPassport(run);
  const texts = [
    ...MACHINE.map((name) => run.environment[name]),
    ...systems.flatMap(({label, versions}) => [label, ...Object.values(versions)]),
  ];
  const words = texts.filter((text) => typeof text === 'string');
  return [...new Set(words)].filter((text) => PHRASE.test(text));
}

import {ORIGINAL} from '../languages.ts';
import {placeOfNode, problemAt} from '../problem.ts';
import {systemsInPassport} from '../site/passport-systems.ts';
import {attributeOf, tagsIn} from '../site/tags.ts';
import type {Checkable, Run} from '../types.ts';

/** Two plain words in a row: a phrase of a language, not a name or a version. */
const PHRASE = /(^|[\s(,])[a-z]{2,}\s[a-z]{2,}/;

const MACHINE = ['os', 'virtualisation', 'cpuModel', 'database', 'network'] as const;

/** What a result file says in English words is translated wherever a passport shows it. */
export function checkPhrases({site, pages}: Checkable) {
  const words = site.catalogues[ORIGINAL]['data-words'] ?? {};
  return tagsIn(pages, 'Passport').flatMap(({tag, page}) => {
    const run = site.runs.byId.get(attributeOf(tag, 'run') ?? '');
    const place = placeOfNode(page.file, tag);
    return (run ? phrasesOf(run) : [])
      .filter((phrase) => !(phrase in words))
      .map((phrase) => problemAt('phrase-untranslated', place, {run: run?.id, phrase}));
  });
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

import {comparableCells} from '../../lib/comparison/cell.ts';
import {LOCALES} from '../languages.ts';
import {problemAt} from '../problem.ts';
import {catalogueFile} from '../site/catalogues.ts';
import type {Cell} from '../../lib/comparison/cell.ts';
import type {Checkable, Problem} from '../types.ts';

const CATALOGUE = 'explorables';

/** What Compare calls servers, applications and load points of our own cells has words in every language. */
export function checkComparedWords({site}: Pick<Checkable, 'site'>): Problem[] {
  const runOf: Map<string, string> = new Map();
  for (const run of site.runs.byId.values())
    for (const key of comparableCells(run).flatMap(keysOf))
      if (!runOf.has(key)) runOf.set(key, run.id);
  return LOCALES.flatMap((locale) => {
    const texts = site.catalogues[locale][CATALOGUE] ?? {};
    const file = catalogueFile(locale, CATALOGUE);
    return [...runOf]
      .filter(([key]) => !Object.hasOwn(texts, key))
      .map(([key, run]) => problemAt('compared-word-missing', {file}, {key, run}));
  });
}

/** Cells of others go by the names that their sources give them. */
function keysOf({slots, workers, state, runtime, app, parameters: {point}}: Cell): string[] {
  if (slots === null || workers === null || !('application' in state)) return [];
  return [
    `compare.server.${runtime}`,
    ...(app && app !== 'small' ? [`compare.app.${app}`] : []),
    ...(point ? [`compare.point.${point}`] : []),
  ];
}

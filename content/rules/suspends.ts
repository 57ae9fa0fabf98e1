import {LOCALES} from '../languages.ts';
import {problemAt} from '../problem.ts';
import {checkFile} from '../results/check-files.ts';
import {readSuspends, suspendsFiles} from '../suspends/read.ts';
import {GROUPS, STATES} from '../suspends/table.ts';
import type {Problem, Site} from '../types.ts';

/**
 * Each file of what suspends fits its schema and rules; what it names has its place in the table, and words in every
 * language.
 */
export async function checkSuspends({
  site: {root, catalogues},
}: {
  site: Pick<Site, 'root' | 'catalogues'>;
}): Promise<Problem[]> {
  const checked = await Promise.all(suspendsFiles(root).map((file) => checkFile(file, {root})));
  const problems = checked.flatMap((each) => each.problems);
  if (problems.length > 0)
    return problems.map((problem) => {
      const {file, line, column} = problem;
      return problemAt('result-file', {file, line, column}, {problem});
    });
  return checked.length === 0 ? [] : [...unplaced(root), ...untold(catalogues)];
}

function unplaced(root: string): Problem[] {
  const calls = Object.values(GROUPS).flat();
  return readSuspends(root).flatMap(({file, measured: {results, stays = []}}) =>
    [
      ...results.map(({call}) => call).filter((call) => !calls.includes(call)),
      ...stays.map(({state}) => state).filter((state) => !STATES.includes(state)),
    ].map((name) => problemAt('suspends-unplaced', {file}, {name})),
  );
}

function untold(catalogues: Site['catalogues']): Problem[] {
  const keys = [
    ...Object.entries(GROUPS).flatMap(([group, calls]) => [
      `group.${group}`,
      ...calls.map((call) => `call.${call}`),
    ]),
    ...STATES.map((state) => `state.${state}`),
  ];
  return LOCALES.flatMap((locale) =>
    keys
      .filter((key) => !Object.hasOwn(catalogues[locale].suspends ?? {}, key))
      .map((key) => problemAt('suspends-untold', {file: `i18n/${locale}/suspends.json`}, {key})),
  );
}

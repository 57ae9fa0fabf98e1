import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compareSame} from '../../lib/result/same-measurements.ts';
import {problemAt} from '../problem.ts';
import {FOLDERS} from '../site/folders.ts';
import {parseDocument} from '../../lib/json/parse.ts';
import type {Run, SameAs} from '../../lib/result/types.ts';
import type {Checkable, Runs} from '../types.ts';

/** Two files that say they hold the same measurements hold the same numbers. */
export function checkSameMeasurements({site: {root, runs}}: Checkable) {
  return [...runs.byId.values()].flatMap((run) =>
    (run.origin.sameAs ?? []).flatMap((relation, index) =>
      flawsOf(run, relation, index, root, runs),
    ),
  );
}

function flawsOf(
  run: Run,
  relation: SameAs,
  index: number,
  root: string,
  {byId, unreadable}: Runs,
) {
  const place = (pointer: string) => placeIn(root, run.id, pointer);
  const here = `/origin/sameAs/${index}/run`;
  const other = byId.get(relation.run);
  if (!other) {
    if (unreadable.includes(relation.run)) return [];
    return [problemAt('same-unknown', place(here), {run: relation.run})];
  }
  const {compared, differences} = compareSame(run, other, relation);
  if (compared === 0) return [problemAt('same-nothing', place(here), {run: relation.run})];
  return differences.map(({index: at, measurement, path, value, other: there}) => {
    const pointer = `/measurements/${at}/values/${path.replaceAll('.', '/')}/value`;
    const params = {run: relation.run, measurement, path, value, there};
    return problemAt('same-differs', place(pointer), params);
  });
}

/** Line and column of a member of a result file; read again only where something is wrong. */
function placeIn(root: string, id: string, pointer: string) {
  const file = `${FOLDERS.results}/${id}.json`;
  const {placeOf} = parseDocument(readFileSync(join(root, file), 'utf8'));
  const {line, column} = placeOf(pointer);
  return {file, line, column};
}

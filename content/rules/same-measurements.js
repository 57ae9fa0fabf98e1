// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compareSame} from '../../lib/result/same-measurements.js';
import {problemAt} from '../problem.js';
import {FOLDERS} from '../site/folders.js';
import {parseDocument} from '../validation/parse.js';

/** @import {Run, SameAs} from '../../lib/result/types.js' */
/** @import {Runs, Site} from '../types.js' */

/** Two files that say they hold the same measurements hold the same numbers. @param {Site} site */
export function checkSameMeasurements({root, runs}) {
  return [...runs.byId.values()].flatMap((run) =>
    (run.origin.sameAs ?? []).flatMap((relation, index) =>
      flawsOf(run, relation, index, root, runs),
    ),
  );
}

/** @param {Run} run @param {SameAs} relation @param {number} index @param {string} root @param {Runs} runs */
function flawsOf(run, relation, index, root, {byId, unreadable}) {
  /** @param {string} pointer */
  const place = (pointer) => placeIn(root, run.id, pointer);
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

/**
 * Line and column of a member of a result file; read again only where something is wrong.
 *
 * @param {string} root
 * @param {string} id
 * @param {string} pointer
 */
function placeIn(root, id, pointer) {
  const file = `${FOLDERS.results}/${id}.json`;
  const {placeOf} = parseDocument(readFileSync(join(root, file), 'utf8'));
  const {line, column} = placeOf(pointer);
  return {file, line, column};
}

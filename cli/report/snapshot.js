import {resultCheck} from '../../content/results/check-files.js';

const RESULT = /^static\/data\/results\/(.+)\.json$/;
const CLAIMS = /^src\/studies\/([^/]+)\/claims\.computed\.json$/;
const PICTURE = /^static\/figures\/(.+)\.(en|ru)\.(wide|narrow)\.svg$/;

/**
 * @typedef {object} Snapshot
 * @property {Map<string, {run?: object, verdicts: object[], problems: object[]}>} results by the id of their path
 * @property {Map<string, {stated: object | null, ours: number | null, verdict: string}>} claims by `<study>/<claim>`
 * @property {Map<string, Record<string, string>>} pictures of each figure, by language and width: `en.wide`
 */

/**
 * Everything of one state of the project that its numbers show in.
 *
 * @param {{paths: () => string[], text: (path: string) => string}} reader
 * @returns {Snapshot}
 */
export function readSnapshot(reader) {
  const snapshot = {results: new Map(), claims: new Map(), pictures: new Map()};
  for (const path of reader.paths().sort()) {
    const [, result] = RESULT.exec(path) ?? [];
    const [, study] = CLAIMS.exec(path) ?? [];
    const [, figure, language, width] = PICTURE.exec(path) ?? [];
    if (result) snapshot.results.set(result, checked(path, result, reader.text(path)));
    if (study) addClaims(snapshot.claims, study, reader.text(path));
    if (figure) addPicture(snapshot.pictures, figure, `${language}.${width}`, reader.text(path));
  }
  return snapshot;
}

function checked(file, id, text) {
  const {run, verdicts, problems} = resultCheck()(text, {fileName: `${id}.json`});
  return {run, verdicts, problems: problems.map((problem) => ({file, ...problem}))};
}

/** A snapshot of claims that is no JSON is a matter of the bindings check, which stops on it. */
function addClaims(claims, study, text) {
  let computed;
  try {
    computed = JSON.parse(text);
  } catch {
    return;
  }
  for (const [id, claim] of Object.entries(computed)) claims.set(`${study}/${id}`, claim);
}

function addPicture(pictures, figure, key, text) {
  pictures.set(figure, {...pictures.get(figure), [key]: text});
}

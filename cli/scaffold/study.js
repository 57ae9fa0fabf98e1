// @ts-check
import {FILL_IN} from '../../content/fill-in.js';
import {LOCALES, ORIGINAL} from '../../content/languages.js';
import {sayIn} from '../../content/messages/catalogues.js';
import {pagePath, requireId, runOf} from './project.js';

/** @import {Say} from '../../content/messages/say.js' */
/** @import {Run, System} from '../../lib/result/types.js' */

/**
 * Pages of a new study in every language, around one of its results.
 *
 * @param {string} id
 * @param {{root: string, run: string}} options
 * @returns {Promise<{files: import('../commands/new.js').NewFile[], next: string[]}>}
 */
export async function scaffoldStudy(id, {root, run: runId}) {
  const study = requireId(id);
  const run = await runOf(root, runId);
  const facts = factsOf(study, run);
  return {
    files: LOCALES.map((locale) => ({
      path: pagePath(locale, `studies/${study}`),
      text: pageOf(sayIn(locale), locale === ORIGINAL ? facts : {...facts, ...UNSTAMPED}, runId),
    })),
    next: [
      'npm run bench -- new figure',
      `npm run bench -- translation --stamp studies/${study}`,
      'npm run bench -- validate',
    ],
  };
}

/** Front matter of a translation that is still missing. */
const UNSTAMPED = {translation: '{of: none}'};

/** @param {string} study @param {Run} run */
function factsOf(study, run) {
  /** @param {string[]} list */
  const distinct = (list) => `[${[...new Set(list)].join(', ')}]`;
  const systems = Object.values(run.systems);
  return {
    study,
    effects: `[${effectOf(systems)}]`,
    workloads: distinct(Object.values(run.scenarios).map(({workload}) => workload)),
    runtimes: distinct(systems.map(({runtime}) => runtime)),
    evidence: run.evidence,
    loadModel: run.load.model,
    date: run.measuredOn,
  };
}

/** What the systems differ in is what the study can show an effect of. @param {System[]} systems */
function effectOf(systems) {
  /** @param {'state' | 'waiting'} name */
  const differ = (name) => new Set(systems.map((system) => system[name])).size > 1;
  const [state, waiting] = [differ('state'), differ('waiting')];
  if (state && waiting) return 'stateful, coroutine';
  return waiting ? 'coroutine' : 'stateful';
}

/**
 * @param {Say} say
 * @param {ReturnType<typeof factsOf>} facts
 * @param {string} runId
 */
function pageOf(say, facts, runId) {
  /** @param {string} part */
  const asked = (part) => `${FILL_IN}: ${say(`scaffold.study.${part}`)}`;
  /** @param {string} part */
  const asField = (part) => [part, quoted(asked(part))];
  const front = [
    ...['title', 'description', 'question', 'answer'].map(asField),
    ...Object.entries(facts),
  ];
  /** @param {string} id */
  const section = (id) =>
    `## ${say(`scaffold.study.${id}`)} {/* #${id} */}\n\n${asked(`${id}-text`)}\n`;
  return [
    `---\n${front.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n`,
    `${asked('lead')}\n`,
    section('summary'),
    `<Passport run="${runId}">${asked('passport')}</Passport>\n`,
    section('limits'),
    section('results'),
  ].join('\n');
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

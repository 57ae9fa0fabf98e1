import {FILL_IN} from '../../content/rules/unfilled.ts';
import {LOCALES, ORIGINAL} from '../../content/languages.ts';
import {sayIn} from '../../content/messages/catalogues.ts';
import {pagePath, requireId, runOf} from './project.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Run, System} from '../../lib/result/types.ts';
import type {NewFile} from '../commands/new.ts';

/** Pages of a new study in every language, around one of its results. */
export async function scaffoldStudy(
  id: string,
  {root, run: runId}: {root: string; run: string},
): Promise<{files: NewFile[]; next: string[]}> {
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

function factsOf(study: string, run: Run) {
  const distinct = (list: string[]) => `[${[...new Set(list)].join(', ')}]`;
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

/** What the systems differ in is what the study can show an effect of. */
function effectOf(systems: System[]) {
  const differ = (name: 'state' | 'waiting') =>
    new Set(systems.map((system) => system[name])).size > 1;
  const [state, waiting] = [differ('state'), differ('waiting')];
  if (state && waiting) return 'stateful, coroutine';
  return waiting ? 'coroutine' : 'stateful';
}

function pageOf(say: Say, facts: ReturnType<typeof factsOf>, runId: string) {
  const asked = (part: string) => `${FILL_IN}: ${say(`scaffold.study.${part}`)}`;
  const asField = (part: string) => [part, quoted(asked(part))];
  const front = [
    ...['title', 'description', 'question', 'answer'].map(asField),
    ...Object.entries(facts),
  ];
  const section = (id: string) =>
    `## ${say(`scaffold.study.${id}`)} {/* #${id} */}\n\n${asked(`${id}-text`)}\n`;
  return [
    `---\n${front.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n`,
    `${asked('lead')}\n`,
    section('summary'),
    section('results'),
    `<Passport run="${runId}">${asked('passport')}</Passport>\n`,
    section('limits'),
  ].join('\n');
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

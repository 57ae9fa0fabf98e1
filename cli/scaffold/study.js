import {FILL_IN} from '../../content/fill-in.js';
import {requireId, runOf, RUSSIAN_PAGES} from './project.js';

/**
 * Pages of a new study in both languages, around one of its results.
 *
 * @param {string} id
 * @param {{root: string, run: string}} options
 * @returns {Promise<{files: {path: string, text: string}[], next: string[]}>}
 */
export async function scaffoldStudy(id, {root, run: runId}) {
  const study = requireId(id);
  const run = await runOf(root, runId);
  const facts = factsOf(study, run);
  return {
    files: [
      {path: `docs/studies/${study}.mdx`, text: pageOf(ENGLISH, facts, runId)},
      {
        path: `${RUSSIAN_PAGES}/studies/${study}.mdx`,
        text: pageOf(RUSSIAN, {...facts, translation: '{of: none}'}, runId),
      },
    ],
    next: [
      'npm run bench -- new figure',
      `npm run bench -- translation --stamp studies/${study}`,
      'npm run bench -- validate',
    ],
  };
}

function factsOf(study, run) {
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

/** What the systems differ in is what the study can show an effect of. */
function effectOf(systems) {
  const differ = (name) => new Set(systems.map((system) => system[name])).size > 1;
  const [state, waiting] = [differ('state'), differ('waiting')];
  if (state && waiting) return 'stateful, coroutine';
  return waiting ? 'coroutine' : 'stateful';
}

const ENGLISH = {
  title: `${FILL_IN}: what was compared with what`,
  description: `${FILL_IN}: one sentence without numbers`,
  question: `${FILL_IN}: the question that a reader brings`,
  answer: `${FILL_IN}: the answer in one line, without numbers`,
  lead: `${FILL_IN}: who measured what, when and why.`,
  summary: [
    'In one minute',
    `${FILL_IN}: what holds, what doesn’t, and what this can’t say. Numbers are bound: \`<Value of="run#measurement.path">\`.`,
  ],
  passport: `${FILL_IN}: who gains from this, in a sentence or two.`,
  limits: ['Limits first', `${FILL_IN}: what the numbers can’t carry.`],
  results: ['Results', `${FILL_IN}: figures, made by \`bench new figure\`, and what they show.`],
};

const RUSSIAN = {
  title: `${FILL_IN}: что с чем сравнили`,
  description: `${FILL_IN}: одна фраза без чисел`,
  question: `${FILL_IN}: вопрос, с которым приходит читатель`,
  answer: `${FILL_IN}: ответ одной строкой, без чисел`,
  lead: `${FILL_IN}: кто, что, когда и зачем измерил.`,
  summary: [
    'За одну минуту',
    `${FILL_IN}: что верно, что нет и чего отсюда не узнать. Числа связаны с данными: \`<Value of="run#measurement.path">\`.`,
  ],
  passport: `${FILL_IN}: кто от этого выигрывает, одной-двумя фразами.`,
  limits: ['Сначала ограничения', `${FILL_IN}: чего эти числа не выдержат.`],
  results: [
    'Результаты',
    `${FILL_IN}: графики, которые создаёт \`bench new figure\`, и что на них видно.`,
  ],
};

function pageOf(words, facts, runId) {
  const front = Object.entries({
    title: quoted(words.title),
    description: quoted(words.description),
    question: quoted(words.question),
    answer: quoted(words.answer),
    ...facts,
  });
  const section = ([title, text], id) => `## ${title} {/* #${id} */}\n\n${text}\n`;
  return [
    `---\n${front.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n`,
    `${words.lead}\n`,
    section(words.summary, 'summary'),
    `<Passport run="${runId}">${words.passport}</Passport>\n`,
    section(words.limits, 'limits'),
    section(words.results, 'results'),
  ].join('\n');
}

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

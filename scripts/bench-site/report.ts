import type {audit} from './audit.ts';
import type {Page} from './pages.ts';
import type {Spread} from './phone.ts';
import type {weigh} from './weigh.ts';

/** by its name; printed by `console.table` */
export type Rows = Record<string, Record<string, string | number>>;

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch'];

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));

const range = ({median, low, high}: Spread, digits = 0) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

/** Bytes by kind, page by page, beside the budget, in which pictures aren't: they come as they are scrolled to. */
export const weightRows = (
  measured: {page: Page; weights: Awaited<ReturnType<typeof weigh>>}[],
): Rows =>
  Object.fromEntries(
    measured.map(({page: {path, budget}, weights: {first, app, live}}) => [
      path,
      {
        'kB without pictures': kb(withoutPictures(first)),
        budget: `≤ ${budget.kb}${withoutPictures(first) / 1000 <= budget.kb ? '' : ' OVER'}`,
        requests: first.requests,
        ...Object.fromEntries(KINDS.map((kind) => [kind, kb(first.kinds[kind] ?? 0)])),
        'app on intent': kb(app),
        'first live chart': kb(live),
      },
    ]),
  );

const withoutPictures = ({total, kinds}: Awaited<ReturnType<typeof weigh>>['first']) =>
  total - (kinds.image ?? 0);

/** Medians of Lighthouse' numbers with their range, beside the budget. */
export const auditRows = (
  measured: {page: Page; marks: Awaited<ReturnType<typeof audit>>}[],
): Rows =>
  Object.fromEntries(
    measured.map(({page: {path, budget}, marks}) => [
      path,
      {
        performance: `${range(marks.score)} ≥ ${budget.score}`,
        'LCP ms': `${range(marks.lcpMs)} ≤ ${budget.lcpMs}`,
        'TBT ms': `${range(marks.tbtMs)} ≤ ${budget.tbtMs}`,
        CLS: range(marks.cls, 3),
      },
    ]),
  );

/** What is measured at a first touch, with its budget and the digits that are shown. */
const TOUCHES: [name: string, words: string, budget: number, digits: number][] = [
  ['answerMs', 'touch → answer of the picture, ms', 100, 0],
  ['liveMs', 'touch → live chart, ms', 2000, 0],
  ['liveKb', 'bytes of the live chart, kB', 170, 1],
  ['explorableMs', 'touch → live answer to one’s own numbers, ms', 2000, 0],
  ['diagnoseMs', 'touch → live diagnosis, ms', 2000, 0],
  ['diagnoseKeyMs', 'a digit → diagnosis, worst, ms', 100, 0],
  ['explorableKb', 'bytes of it, kB', 170, 1],
  ['explorableShift', 'layout shift as it comes alive', 0, 3],
  ['sliderMs', 'slider: key → paint, ms', 200, 0],
  ['sliderWorstMs', 'slider: slowest key, ms', 200, 0],
  ['poolSliderMs', 'slowest paint of the simulator’s slider, ms', 100, 0],
  ['poolFrameMs', 'frame of a film that plays, ms', 17, 0],
  ['poolLateFrames', 'frames of it that came late', 0, 0],
  ['filmMs', 'film simulated and drawn, ms', 16, 1],
  ['scrubMs', 'slowest frame of a film that is scrubbed, ms', 8, 1],
  ['millionOneMs', 'a million requests of one wait, both sides, in a Web Worker, ms', 1000, 0],
  ['millionMs', 'the same with ten waits each, ms', 1000, 0],
  ['millionSlowMs', 'the same with the page slowed to a quarter, ms', 4000, 0],
  ['stepMs', 'slowest paint of a talk’s steps and its other language, ms', 200, 0],
];

/** First touches beside their budget, and beside another build's where there is one. */
export const touchRows = (here: Record<string, Spread>, there?: Record<string, Spread>): Rows =>
  Object.fromEntries(
    TOUCHES.filter(([name]) => here[name]).map(([name, words, budget, digits]) => [
      words,
      {
        'this build': range(here[name], digits),
        ...(there ? {'the other': there[name] ? range(there[name], digits) : '–'} : {}),
        budget: `≤ ${budget}${here[name].median <= budget ? '' : ' OVER'}`,
      },
    ]),
  );

/** A figure in somebody else's page by each way there is, beside the budget of the first. */
export const embedRows = (routes: Record<string, Record<string, Spread>>): Rows => ({
  ...Object.fromEntries(
    Object.entries(routes).map(([name, {loadedKb, pictureMs, liveKb, liveMs}]) => [
      name,
      {
        'page, kB': range(loadedKb, 1),
        'first paint, ms': range(pictureMs),
        'live adds, kB': range(liveKb, 1),
        'touch → live, ms': range(liveMs),
      },
    ]),
  ),
  'budget of the embed page': {
    'page, kB': '≤ 8',
    'first paint, ms': '≤ 1000',
    'live adds, kB': '≤ 135',
    'touch → live, ms': '≤ 2000',
  },
});

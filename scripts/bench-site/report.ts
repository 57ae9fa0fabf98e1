import type {audit} from './audit.ts';
import type {pagesToMeasure} from './pages.ts';
import type {weigh} from './weigh.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Lines of a table whose columns are as wide as their widest cell.
 *
 * @param rows The first is the heading.
 */
export function table(rows: (string | number)[][]): string {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Bytes by kind, page by page, beside the budget. */
export function weightTable(
  measured: {
    page: ReturnType<typeof pagesToMeasure>[number];
    weights: Awaited<ReturnType<typeof weigh>>;
  }[],
) {
  const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch'];
  const heading = [
    'page',
    'kB',
    'budget',
    '',
    'requests',
    ...kinds,
    'app on intent',
    'first live chart',
  ];
  return table([
    heading,
    ...measured.map(({page, weights: {first, app, live}}) => [
      page.path,
      kb(first.total),
      page.budget.kb,
      first.total / 1000 <= page.budget.kb ? 'ok' : 'OVER',
      first.requests,
      ...kinds.map((kind) => kb(first.kinds[kind] ?? 0)),
      kb(app),
      kb(live),
    ]),
  ]);
}

/** Medians of Lighthouse' numbers with their range, beside the budget. */
export function auditTable(
  measured: {
    page: ReturnType<typeof pagesToMeasure>[number];
    marks: Awaited<ReturnType<typeof audit>>;
  }[],
) {
  const range = ({median, low, high}: Spread, digits = 0) =>
    `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
  return table([
    ['page', 'performance', 'budget', 'LCP ms', 'budget', 'TBT ms', 'budget', 'CLS'],
    ...measured.map(({page, marks}) => [
      page.path,
      range(marks.score),
      `≥ ${page.budget.score}`,
      range(marks.lcpMs),
      `≤ ${page.budget.lcpMs}`,
      range(marks.tbtMs),
      `≤ ${page.budget.tbtMs}`,
      range(marks.cls, 3),
    ]),
  ]);
}

export function buildTable(
  builds: {
    studies: number;
    seconds: number;
    cpuSeconds: number | null;
    peakMb: number | null;
    files: number;
  }[],
) {
  return table([
    ['studies', 'seconds', 'CPU seconds', 'peak MB', 'HTML files'],
    ...builds.map(({studies, seconds, cpuSeconds, peakMb, files}) => [
      studies,
      seconds.toFixed(1),
      cpuSeconds?.toFixed(1) ?? 'unknown',
      peakMb === null ? 'unknown' : Math.round(peakMb),
      files,
    ]),
  ]);
}

/** What is measured at a first touch, with its budget; without one it is there to compare with. */
const TOUCHES: [string, string, number | null, number][] = [
  ['answerMs', 'touch → answer of the picture, ms', 100, 0],
  ['liveMs', 'touch → live chart, ms', 2000, 0],
  ['liveKb', 'bytes of the live chart, kB', 170, 1],
  ['explorableMs', 'touch → live answer to one’s own numbers, ms', 2000, 0],
  ['explorableKb', 'bytes of it, kB', 170, 1],
  ['explorableShift', 'layout shift as it comes alive', 0, 3],
  ['sliderMs', 'slider: key → paint, ms', 200, 0],
  ['sliderWorstMs', 'slider: slowest key, ms', 200, 0],
  ['poolSliderMs', 'slowest paint of the simulator’s slider, ms', 100, 0],
  ['poolFrameMs', 'frame of a film that plays, ms', 17, 0],
  ['poolLateFrames', 'frames of it that came late', 0, 0],
  ['filmMs', 'film simulated and drawn, ms', 16, 1],
  ['filmWorstMs', 'slowest of them, the first too, ms', null, 1],
  ['scrubMs', 'slowest frame of a film that is scrubbed, ms', 8, 1],
  ['rectsMs', 'the same with a rectangle for each stretch, drawn anew, ms', null, 1],
  ['stretches', 'stretches of that film', null, 0],
  ['millionOneMs', 'a million requests of one wait, both sides, in a Web Worker, ms', 1000, 0],
  ['millionMs', 'the same with ten waits each, ms', 1000, 0],
  ['millionSlowMs', 'the same with the page slowed to a quarter, ms', 4000, 0],
  ['stepMs', 'slowest paint of a talk’s steps and its other language, ms', 200, 0],
];

export type Spread = {median: number; low: number; high: number};

/** First touches beside their budget, and beside another build's where there is one. */
export function touchTable(here: Record<string, Spread>, there?: Record<string, Spread>) {
  const shown = (spread: Spread | undefined, digits: number) => {
    if (!spread) return '–';
    const [median, low, high] = [spread.median, spread.low, spread.high].map((value) =>
      value.toFixed(digits),
    );
    return `${median} (${low}–${high})`;
  };
  return table([
    ['', 'this build', ...(there ? ['the other'] : []), 'budget', ''],
    ...TOUCHES.map(([name, words, budget, digits]) => [
      words,
      shown(here[name], digits),
      ...(there ? [shown(there[name], digits)] : []),
      ...(budget === null ? [] : [`≤ ${budget}`, here[name].median <= budget ? 'ok' : 'OVER']),
    ]),
  ]);
}

/** A figure in somebody else's page by each way there is, beside the budget of the first. */
export function embedTable(
  routes: Record<string, Record<string, {median: number; low: number; high: number}>>,
) {
  const shown = ({median, low, high}: Spread, digits: number) =>
    `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
  return table([
    ['', 'page, kB', 'first paint, ms', 'live adds, kB', 'touch → live, ms'],
    ...Object.entries(routes).map(([name, {loadedKb, pictureMs, liveKb, liveMs}]) => [
      name,
      shown(loadedKb, 1),
      shown(pictureMs, 0),
      shown(liveKb, 1),
      shown(liveMs, 0),
    ]),
    ['budget of the embed page', '≤ 8', '≤ 1000', '≤ 135', '≤ 2000'],
  ]);
}

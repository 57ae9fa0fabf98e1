import {judge} from '../../../../lib/comparison/judge.ts';
import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import {summariseRepeats} from '../../../../lib/statistics/repeats.ts';
import {present} from '../../../../lib/typed.ts';
import {Table} from '../frame/Table.tsx';
import {RatioPlot, RefusedMark, ValuePlot} from './picture.tsx';
import {causeSentence, differenceRows, verdictSentence} from './say.ts';
import {LETTERS} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Judgement} from './say.ts';
import type {Cell, State, Study} from './state.ts';

/** B is what the others are compared with. */
const BASE = 1;

/** Reasons under which values aren't drawn on one axis: a reader would compare what can't be. */
const NOT_DRAWN = ['work', 'machine', 'regimes', 'regime-unknown', 'clock', 'cap', 'missing'];

/** A cell against B. */
type Judged = {cell: Cell; at: number; judgement: Judgement; sentence: string};

const letter = (at: number) => LETTERS[at].toUpperCase();

export const cellsOf = (state: State, study: Study) =>
  state.cells.map((id) =>
    present(
      study.cells.find((cell) => cell.id === id),
      `the cell ${id}`,
    ),
  );

export function judgedOf({of}: State, cells: readonly Cell[], words: Words): Judged[] {
  return cells.flatMap((cell, at) => {
    if (at === BASE) return [];
    const judgement = judge(cell, cells[BASE], of);
    const names = {path: of, a: letter(at), b: letter(BASE)};
    return [{cell, at, judgement, sentence: verdictSentence(judgement, names, words)}];
  });
}

const isRefused = ({judgement}: Judged) => judgement.verdict === 'not-comparable';

/** What was refused carries a mark, so that it isn't taken for a verdict. */
export const Verdict = ({judged}: {judged: Judged}) => (
  <>
    {isRefused(judged) && (
      <>
        <RefusedMark />{' '}
      </>
    )}
    {judged.sentence}
  </>
);

interface Compared {
  cells: readonly Cell[];
  judged: readonly Judged[];
  words: Words;
}

type ValuesProps = Compared & {path: string};

/** The values of all cells, on one axis where that isn't misleading. */
export function Values({cells, judged, path, words}: ValuesProps) {
  const {t} = words;
  const isDrawn = !judged.some(
    ({judgement}) => judgement.verdict === 'not-comparable' && NOT_DRAWN.includes(judgement.reason),
  );
  const found = cells.map(({values}) => values[path] && summaryOf(values[path]));
  const most =
    1.02 * Math.max(...found.flatMap((each) => (each ? [each.high ?? 0, ...each.values] : [])));
  return (
    <>
      <ul className="compare-values">
        {cells.map((cell, at) => {
          const value = found[at] ? valueText(found[at], path, words) : t('compare.noValue');
          return (
            <li key={at}>
              <p>
                <b>{letter(at)}</b> <span className="compare-name">{cell.name}</span>{' '}
                <b className="compare-value">{value}</b> <small>{t(`regime.${cell.regime}`)}</small>
              </p>
              {isDrawn && found[at] && (
                <ValuePlot {...found[at]} most={most} label={`${letter(at)}: ${value}`} />
              )}
            </li>
          );
        })}
      </ul>
      {!isDrawn && <p className="explorable-note">{t('compare.notDrawn')}</p>}
    </>
  );
}

function summaryOf(values: readonly number[]) {
  const {median, interval} = summariseRepeats(values);
  return {values, middle: median, low: interval?.low ?? null, high: interval?.high ?? null};
}

type Summary = ReturnType<typeof summaryOf>;

function valueText({middle, low, high}: Summary, path: string, {t, say}: Words) {
  const {unit} = QUANTITIES[path];
  const written = (value: number) => say(unit, value, {significant: 3});
  const value = written(middle);
  if (low === null || high === null) return t('compare.value.single', {value});
  return t('compare.value', {value, low: written(low), high: written(high)});
}

export function Ratios({judged, words}: Omit<Compared, 'cells'>) {
  const all = judged.map(({at, judgement}) => ({
    ...judgement,
    letters: `${letter(at)} / ${letter(BASE)}`,
  }));
  const drawn = all.filter((each) => each.verdict !== 'not-comparable');
  const refused = all.filter((each) => each.verdict === 'not-comparable');
  const label = judged.map(({sentence}) => sentence).join(' ');
  return (
    <>
      <h2>{words.t('compare.ratio', {letters: all.map(({letters}) => letters).join(', ')})}</h2>
      {refused.map(({letters}) => (
        <p key={letters} className="compare-refused">
          <RefusedMark /> <b>{letters}</b> {words.t('compare.refused')}
        </p>
      ))}
      {drawn.length > 0 && <RatioPlot ratios={drawn} {...{label, words}} />}
    </>
  );
}

/** Below the values, which are drawn in the same marks. */
export const Legend = ({judged, words: {t}}: Omit<Compared, 'cells'>) =>
  !judged.every(isRefused) && <p className="explorable-note">{t('compare.legend')}</p>;

/** What differs between a cell and B. */
export function Cause({judged, base, words}: {judged: Judged; base: Cell; words: Words}) {
  const {cell, at} = judged;
  const {t} = words;
  const rows = differenceRows(cell, base, words).map(({name, a, b, isIdle}) => {
    const idle = isIdle && [' ', <small key="idle">{t('compare.idle')}</small>];
    return {cells: [[name, idle], a, b]};
  });
  return (
    <>
      <h2>{t('compare.what', {a: letter(at), b: letter(BASE)})}</h2>
      <p>{causeSentence(cell, base, words, !isRefused(judged))}</p>
      {rows.length > 0 && (
        <div className="compare-table" tabIndex={0} role="group" aria-label={t('compare.differs')}>
          <Table head={['', letter(at), letter(BASE)]} rows={rows} />
        </div>
      )}
    </>
  );
}

type SourcesProps = {cells: readonly Cell[]; study: Study; words: Words};

/** Where the numbers are from, and the cells that the simulator can start from. */
export function Sources({cells, study, words: {t}}: SourcesProps) {
  const {films, page, title} = study;
  const links = cells.flatMap(({id}, at) => {
    if (!films[id]) return [];
    return (
      <a key={at} href={films[id]}>
        {t('compare.film', {letter: letter(at)})}
      </a>
    );
  });
  return (
    <>
      {links.length > 0 && (
        <span data-screen-only="">
          {`${t('compare.films')} `}
          {links.map((link, at) => (at > 0 ? [' · ', link] : link))}
          {'. '}
        </span>
      )}
      {`${t('compare.source')} `}
      <a href={page}>{title}</a>.
    </>
  );
}

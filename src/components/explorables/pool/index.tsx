import React, {useEffect, useMemo, useState} from 'react';
import Announcement from '../frame/Announcement.tsx';
import {formOf, withRefused, withState} from '../frame/form.ts';
import {LEFT_OUT_KEYS, Unknown, useLeftOut} from '../frame/left-out.tsx';
import {mountWith} from '../frame/mount.ts';
import {Marked} from '../frame/Rich.tsx';
import {useQueryState} from '../frame/useQueryState.ts';
import {Controls, Lessons, MoreControls} from './Form.tsx';
import {Legend} from './Picture.tsx';
import {lessonText, measuredSentence, sentenceOf} from './say.ts';
import Stage, {useStage} from './Stage.tsx';
import {
  KEYS,
  LESSONS,
  atLesson,
  isSetByControl,
  readState,
  stateOf,
  valueOf,
  writeState,
} from './state.ts';
import Tables, {openTables, useLazy, useStatistics} from './Tables.tsx';
import {endOf, timelinesOf} from './timelines.ts';
import type {Form} from '../frame/form.ts';
import type {Bad} from '../frame/left-out.tsx';
import type {Live, ViewProps} from '../frame/mount.ts';
import type {Drawing} from './Stage.tsx';
import type {Cell, Given, State} from './state.ts';

export const keys = [...KEYS, ...LEFT_OUT_KEYS];

/** Simulator of a pool of workers: the same requests on blocking workers and on coroutines. */
export default function Pool({given, words, live}: ViewProps<Given>) {
  const {cells} = given;
  const {form, set, take, unknown} = usePool(cells, words.locale, live);
  const {state} = form;
  const drawing = useMemo(() => drawingOf(state, cells), [state]);
  const {timelines, sides} = drawing;
  const plot = usePlotWidth(live);
  const [lazy, fetchLazy] = useLazy(live, given.lazy);
  const statistics = useStatistics(state, cells, live, fetchLazy);
  const stage = useStage(drawing, words, live);
  const {shown, onLight} = useLight(state, live);
  const sentence =
    lazy && statistics?.of === state
      ? lazy.statisticsSentence(statistics.results, words)
      : sentenceOf(state, cells, timelines, words);
  const {t} = words;
  const fields = {form, words, onTake: take};
  return (
    <section
      className="explorable pool"
      aria-label={t('pool.name')}
      data-shown={shown?.shows}
      onKeyDown={stage.onKeyDown}
    >
      <form>
        <Unknown names={unknown} words={words} />
        <p className="pool-sentence" data-part="sentence">
          {sentence}
        </p>
        <Lessons
          {...{lesson: state.lesson, words}}
          onChoose={(lesson) => set(atLesson(state, lesson))}
        />
        <p className="pool-text" data-part="lesson">
          <strong>{`${t(`pool.lesson.${LESSONS[state.lesson - 1]}`)}.`}</strong>{' '}
          <Marked>{lessonText(state, words)}</Marked>
        </p>
        <Controls {...fields} />
        <Stage {...{drawing, stage, plot, words}} onReset={() => set(stateOf(cells))} />
        <p className="pool-story" data-part="story">
          {stage.story.text || null}
        </p>
        <div data-part="legend">
          <Legend timelines={sides.map((side) => timelines[side])} words={words} />
        </div>
        <MoreControls cells={cells} {...fields} />
        {!live && (
          <noscript>
            <p className="explorable-note">{t('pool.noScript')}</p>
          </noscript>
        )}
        <p className="pool-measured" data-part="measured">
          {measuredSentence(state, cells, words)}
        </p>
        <div data-part="statistics" className="pool-statistics">
          {lazy && statistics && (
            <lazy.StatisticsTable results={statistics.results} {...{state, words}} />
          )}
        </div>
        <Tables {...{lazy, fetchLazy, drawing, cells, words, live, onLight}} lit={shown?.place} />
        <Announcement>{stage.story.text || sentence}</Announcement>
      </form>
    </section>
  );
}

/** A table that a reader has opened stays. */
export const mount = mountWith(Pool, async (given, _, root) =>
  openTables(root).length > 0 ? {...given, lazy: await import('./lazy.tsx')} : given,
);

/** The form in the reader's hands, and what its address names in vain. */
function usePool(cells: readonly Cell[], locale: string, live: Live | undefined) {
  const [{first, bad}] = useState(() => startWith(cells, locale, live));
  const [form, setForm] = useState(first);
  const {state} = form;
  useQueryState((search) => writeState(search, state, cells), [state]);
  const set = (next: State) => setForm(withState(next));
  const unknown = useLeftOut(live, bad, (steps) => {
    if (!steps.includes(state.lesson)) set(atLesson(state, steps[0]));
  });
  return {
    form,
    set,
    unknown,
    take: (control: string, text: string) =>
      setForm((now) => withTaken(now, control, text, cells, locale)),
  };
}

function startWith(
  cells: readonly Cell[],
  locale: string,
  live?: Live,
): {first: Form<State>; bad: Bad[]} {
  const {state, bad} = readState(live ? location.search : '', cells);
  const first = Object.entries(live?.typed ?? {}).reduce(
    (form, [name, text]) => withTaken(form, name, text, cells, locale),
    formOf(state, bad),
  );
  return {first, bad};
}

/** What a control gives, or that it can't be. */
function withTaken(
  form: Form<State>,
  control: string,
  text: string,
  cells: readonly Cell[],
  locale: string,
): Form<State> {
  const name = control.replace(/-slider$/u, '');
  if (name === 'cell') {
    const isKnown = cells.some(({id}) => id === text);
    return isKnown ? withState({...stateOf(cells, text), lesson: 6}) : form;
  }
  if (!isSetByControl(name)) return form;
  const value = valueOf(name, text, locale);
  if (value === undefined) return withRefused(form, name, text);
  return withState({...form.state, [name]: value}, {name: control, text});
}

function drawingOf(state: State, cells: readonly Cell[]): Drawing {
  const timelines = timelinesOf(state, cells);
  return state.lesson === 1
    ? {state, timelines, sides: ['blocking'], endS: timelines.blocking.record.elapsedS}
    : {state, timelines, sides: ['blocking', 'coroutines'], endS: endOf(timelines)};
}

/** Pixels of the drawing where nobody has measured them: between a phone's and a desktop's. */
const TYPICAL_PLOT = 480;

const plotIn = (live: Live | undefined) => live?.root.querySelector('.pool-plot');

function usePlotWidth(live: Live | undefined): number {
  const [width, setWidth] = useState(() => plotIn(live)?.clientWidth || TYPICAL_PLOT);
  useEffect(() => {
    const plot = plotIn(live);
    if (!plot) return undefined;
    const observer = new ResizeObserver(() => setWidth(plot.clientWidth || TYPICAL_PLOT));
    observer.observe(plot);
    return () => observer.disconnect();
  }, []);
  return width;
}

/** Lights up in the picture what a touched symbol of a formula is; another touch ends it, and so does another picture. */
function useLight(state: State, live: Live | undefined) {
  const [lit, setLit] = useState<{place: string; shows: string; of: State}>();
  const shown = lit?.of === state ? lit : undefined;
  return {
    shown,
    onLight(place: string, shows: string, symbol: Element) {
      setLit(shown?.place === place ? undefined : {place, shows, of: state});
      requestAnimationFrame(() => keepInSight(live, symbol));
    },
  };
}

/** The picture that stays in view must not cover what was touched. */
function keepInSight(live: Live | undefined, symbol: Element) {
  const picture = live?.root.querySelector('.pool-stage');
  if (!picture) return;
  const under = picture.getBoundingClientRect().bottom - symbol.getBoundingClientRect().top;
  if (under > 0) window.scrollBy({top: -under, behavior: 'instant'});
}

import {useEffect, useMemo, useState} from 'react';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {Marked} from '../frame/Marked.tsx';
import {useForm} from '../frame/form.ts';
import {LEFT_OUT_KEYS, Unknown, useLeftOut} from '../frame/left-out.tsx';
import {mountWith} from '../frame/mount.ts';
import {Controls, Lessons, MoreControls} from './Form.tsx';
import {Legend} from './Picture.tsx';
import {lessonText, measuredSentence, sentenceOf} from './say.ts';
import Stage, {useStage} from './Stage.tsx';
import {KEYS, LESSONS, SLOW_LESSON, atLesson, drawnIn, formOf, stateOf} from './state.ts';
import Tables, {openTables, useLazy, useStatistics} from './Tables.tsx';
import {SIDES} from './setups.ts';
import {endOf, timelinesOf} from './timelines.ts';
import type {Live, ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Drawing} from './Stage.tsx';
import type {Cell, Given, State} from './state.ts';

export const keys = [...KEYS, ...LEFT_OUT_KEYS];

/** Simulator of a pool of workers: the same requests on blocking workers and on coroutines. */
export default function Pool({given, words, live}: ViewProps<Given>) {
  const {cells} = given;
  const {form, bad, set, take} = useForm(formOf(cells), words.locale, live);
  const {state} = form;
  const unknown = useLeftOut(live, bad, (steps) => {
    if (!steps.includes(state.lesson)) set(atLesson(state, steps[0]));
  });
  const drawing = useMemo(() => drawingOf(state, cells), [state]);
  const {timelines, sides} = drawing;
  const plot = usePlotWidth(live);
  const [lazy, fetchLazy] = useLazy(live, given.lazy);
  const statistics = useStatistics(state, cells, live, fetchLazy);
  const stage = useStage(drawing, words, live);
  const {shown, onLight} = useLight(state, live);
  const simulated = useMemo(() => sentenceOf(drawing.state, cells, timelines, words), [drawing]);
  const sentence =
    // Of many requests the statistics don't tell slow calls from the others.
    lazy && statistics?.of === state && state.lesson !== SLOW_LESSON
      ? lazy.statisticsSentence(statistics.results, words, state)
      : simulated;
  const {t} = words;
  const fields = {form, cells, words, onTake: take};
  return (
    <section
      className="explorable pool"
      aria-label={t('pool.name')}
      data-shown={shown?.shows}
      data-lesson={state.lesson}
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
        <Stage {...{drawing, stage, plot, words}} onReset={() => set(stateOf(cells))} />
        <p className="pool-story" data-part="story">
          {stage.story.text || null}
        </p>
        <Controls {...fields} />
        <div data-part="legend">
          <Legend timelines={sides.map((side) => timelines[side])} words={words} />
        </div>
        <MoreControls {...fields} />
        {!live && <Compared {...{state, cells, words}} />}
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

function drawingOf(asked: State, cells: readonly Cell[]): Drawing {
  const state = drawnIn(asked);
  const timelines = timelinesOf(state, cells);
  const sides = state.lesson === 1 ? SIDES.slice(0, 1) : SIDES;
  return {state, timelines, sides, endS: endOf(sides.map((side) => timelines[side]))};
}

type ComparedProps = {state: State; cells: readonly Cell[]; words: Words};

/** What the lessons come to, for readers who can't turn to them: two simulations more, which nobody else waits for. */
function Compared({state, cells, words}: ComparedProps) {
  const compared = {...state, lesson: 3};
  const said = sentenceOf(compared, cells, timelinesOf(compared, cells), words);
  return <NoScript live={undefined}>{`${words.t('pool.noScript')} ${said}`}</NoScript>;
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

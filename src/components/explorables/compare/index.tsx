import {useEffect, useRef, useState} from 'react';
import {fetchJson} from '../../figure/live/fetch-json.ts';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {LEFT_OUT_KEYS, Unknown, useLeftOut} from '../frame/left-out.tsx';
import {mountWith} from '../frame/mount.ts';
import {useFocusNext, useQueryState} from '../frame/hooks.ts';
import Controls from './Controls.tsx';
import {
  KEYS,
  LETTERS,
  beginWith,
  nextCell,
  quantitiesIn,
  readState,
  studyIn,
  writeState,
} from './state.ts';
import {useSearch} from './search.ts';
import {Cause, Legend, Ratios, Sources, Values, Verdict, cellsOf, judgedOf} from './Verdicts.tsx';
import type {Bad} from '../frame/left-out.tsx';
import type {Live, ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Form, Hand} from './Controls.tsx';
import type {Given, State, Study} from './state.ts';

export const keys = [...KEYS, ...LEFT_OUT_KEYS];

/** Two to four measured systems of a study: may they be compared, and what separates them? */
export default function Compare({given, words, live}: ViewProps<Given>) {
  const [{first, bad}] = useState(() => startWith(given, words, live));
  const [form, setForm] = useState(first);
  const {state, study} = form;
  const hand = useHand(form, setForm, {given, words, live});
  useQueryState((search) => writeState(search, state, study), [state]);
  const unknown = useLeftOut(live, bad);
  const search = useSearch(study, form.narrow ?? '', words.locale.slice(0, 2), live);
  const {t} = words;
  const cells = cellsOf(state, study);
  const judged = judgedOf(state, cells, words);
  const [main, ...more] = judged;
  return (
    <section className="explorable compare" aria-label={t('compare.title')}>
      <form>
        <Unknown names={unknown} words={words} />
        <p className="compare-sentence" data-part="sentence">
          <Verdict judged={main} />
        </p>
        <ul data-part="more">
          {more.map((each) => (
            <li key={each.at}>
              <Verdict judged={each} />
            </li>
          ))}
        </ul>
        <Controls {...{form, words, hand, search}} studies={given.studies} />
        <div data-part="ratio">
          <Ratios {...{judged, words}} />
        </div>
        <div data-part="values">
          <Values {...{cells, judged, words}} path={state.of} />
        </div>
        <div data-part="legend">
          <Legend {...{judged, words}} />
        </div>
        <div data-part="cause">
          {judged.map((each) => (
            <Cause key={each.at} judged={each} base={cells[1]} words={words} />
          ))}
        </div>
        <NoScript live={live}>{t('compare.noScript')}</NoScript>
        <p className="explorable-note" data-part="films">
          <Sources {...{cells, study, words}} />
        </p>
        <Announcement>{judged.map(({sentence}) => sentence).join(' ')}</Announcement>
      </form>
    </section>
  );
}

/** The study that the address asks for has to be there before anything is drawn anew. */
export const mount = mountWith(Compare, async (given, source) => ({
  ...given,
  opened: await fetchStudy(given, source, studyIn(location.search, given.studies).study),
}));

function fetchStudy({study}: Given, source: string, id: string): Promise<Study> {
  if (id === study.id) return Promise.resolve(study);
  return fetchJson(source.replace(/\.json$/u, `-${id}.json`));
}

function startWith(given: Given, {t}: Words, live?: Live): {first: Form; bad: Bad[]} {
  const study = given.opened ?? given.study;
  if (!live) return {first: {study, state: study.start, notes: {}}, bad: []};
  const read = readState(location.search, study);
  const bad = [...studyIn(location.search, given.studies).bad, ...read.bad];
  const notes = bad.map(({field, text}) => [field, t('compare.bad', {text: text.slice(0, 60)})]);
  const first = {study, state: read.state, narrow: '', notes: Object.fromEntries(notes)};
  return {first: Object.entries(live.typed).reduce(withTaken, first), bad};
}

/** What a control of the cells, the quantity or the narrowing gives. */
function withTaken(form: Form, [name, value]: [string, string]): Form {
  const {study, state} = form;
  if (name === 'narrow') return {...form, narrow: value};
  const at = LETTERS.indexOf(name);
  const isCell = at >= 0 && at < state.cells.length && study.cells.some(({id}) => id === value);
  if (isCell) return withState(form, {...state, cells: state.cells.with(at, value)});
  if (name === 'of' && quantitiesIn(study).includes(value))
    return withState(form, {...state, of: value});
  return form;
}

const withState = (form: Form, state: State): Form => ({...form, state, notes: {}});

/** What the reader's hand does to the form. */
function useHand(
  {study, state}: Form,
  setForm: (change: (form: Form) => Form) => void,
  {given, words, live}: ViewProps<Given>,
): Hand {
  const asked = useRef('');
  const focusNext = useFocusNext(live);
  useEffect(() => {
    if (live?.typed.study) open(live.typed.study).catch(console.error);
  }, []);
  const setCells = (cells: string[]) => setForm((form) => withState(form, {...form.state, cells}));
  const {cells} = state;

  /** The last study that was asked for is shown, whatever arrives when; `wanted` of what it begins with. */
  async function open(id: string, wanted: Partial<State> = {}) {
    asked.current = id;
    try {
      const opened = await fetchStudy(given, String(live?.source), id);
      if (asked.current === id)
        setForm(({narrow}) => ({
          study: opened,
          state: beginWith(opened, wanted),
          narrow,
          notes: {},
        }));
    } catch (error) {
      console.warn(error);
      setForm((form) => ({...form, notes: {study: words.t('compare.unreachable')}}));
    }
  }

  return {
    take: (name, value) =>
      name === 'study' ? void open(value) : setForm((form) => withTaken(form, [name, value])),
    open: (id, wanted) => void open(id, wanted),
    swap: () => setCells([cells[1], cells[0], ...cells.slice(2)]),
    add() {
      focusNext(`[name=${LETTERS[cells.length]}]`);
      setCells([...cells, nextCell(study, cells)]);
    },
    remove() {
      focusNext('[name=add]');
      setCells(cells.slice(0, -1));
    },
  };
}

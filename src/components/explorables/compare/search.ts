import {useEffect, useState} from 'react';
import {fetchJson} from '../../figure/live/fetch-json.ts';
import type {Live} from '../frame/mount.ts';
import type {Cell, Listed, Study} from './state.ts';

/** What the reader's words find: whether a cell of the study has them, and systems of other studies that have them. */
export interface Search {
  has: (cell: Cell) => boolean;
  found: readonly Listed[];
  isNone: boolean;
}

type Finder = typeof import('../../../../lib/words/find.ts').finderIn;

/** What is looked into, fetched with the first letter: the same words find a list's entries. */
interface Loaded {
  finderIn: Finder;
  systems: readonly Listed[];
  /** for all systems */
  find: ReturnType<Finder>;
}

/** How many systems of other studies are named. */
const MOST = 8;

const EVERYTHING: Search = {has: () => true, found: [], isNone: false};

/** @param narrow the reader's words */
export function useSearch(study: Study, narrow: string, locale: string, live?: Live): Search {
  const [loaded, setLoaded] = useState<Loaded>();
  const isAsked = narrow.trim() !== '';
  useEffect(() => {
    if (isAsked && live && !loaded) load(live.source, locale).then(setLoaded, console.warn);
  }, [isAsked]);
  return isAsked && loaded ? searched(study, narrow.slice(0, 100), locale, loaded) : EVERYTHING;
}

async function load(source: string, locale: string): Promise<Loaded> {
  const [{finderIn}, systems] = await Promise.all([
    import('../../../../lib/words/find.ts'),
    fetchJson<Listed[]>(source.replace(/\.json$/u, '-systems.json')),
  ]);
  const texts = systems.map(({name, text, title}) => `${name} ${text} ${title}`);
  return {finderIn, systems, find: finderIn(texts, locale)};
}

function searched(study: Study, narrow: string, locale: string, loaded: Loaded): Search {
  const {finderIn, systems, find} = loaded;
  const texts = study.cells.map(({name, group, label, runtime}) =>
    [name, group, label, runtime].join(' '),
  );
  const isOfStudy = finderIn(texts, locale)(narrow);
  const own = new Set(study.cells.filter((_, at) => isOfStudy(at)).map(({id}) => id));
  const isFound = find(narrow);
  const found = systems.filter((system, at) => system.study !== study.id && isFound(at));
  return {
    // Where the study has none of them, its lists stay as they are.
    has: ({id}) => own.size === 0 || own.has(id),
    found: found.slice(0, MOST),
    isNone: own.size === 0 && found.length === 0,
  };
}

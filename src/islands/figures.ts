import {answerFigures} from '../components/figure/picture/in-page.ts';

/** What a page runs whose islands are all figures: the page script without the rest. */
const here = (document.currentScript as HTMLScriptElement).src;
const load = (name: string) => import(new URL(ISLAND_FILES[name], here).href);
answerFigures(
  () => load('figure'),
  () => load('share'),
);

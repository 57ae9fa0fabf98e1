import {answerFigures} from '../components/figure/picture/in-page.ts';
import {load} from './load.ts';

/** What a page runs whose islands are all figures: the page script without the rest. */
answerFigures(
  () => load('figure'),
  () => load('share'),
);

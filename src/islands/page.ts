import {startExplorable} from '../components/explorables/frame/starter.ts';
import {answerFigures} from '../components/figure/picture/in-page.ts';
import {load} from './load.ts';

// What a page with islands of several kinds runs: it answers in figures by itself, and fetches what draws anew once that
// is wanted.

/** Opens the page that now takes the numbers that older addresses gave to this one. */
function forward({href, dataset: {keys = ''}}: HTMLAnchorElement) {
  const query = new URLSearchParams(location.search);
  if (keys.split(' ').some((key) => query.has(key))) location.replace(href + location.search);
}

const started: WeakSet<Element> = new WeakSet();

/** Makes ready what is in the page, and later what the application puts in. */
function open() {
  for (const island of document.querySelectorAll<HTMLElement>(
    '[data-island]:not([data-island="figure"], [data-is-open])',
  )) {
    const name = String(island.dataset.island);
    if (started.has(island)) continue;
    started.add(island);
    if (island instanceof HTMLAnchorElement) forward(island);
    else if (name === 'list')
      load(name).then(
        ({openList}) => openList(island, () => load('words')),
        () => island.dispatchEvent(new Event('part-failed', {bubbles: true})),
      );
    else startExplorable(island, () => load(name));
  }
}

answerFigures(
  () => load('figure'),
  () => load('share'),
);
open();
addEventListener('island', open);

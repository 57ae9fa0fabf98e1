/** Tells the scripts of islands that the application has put one in, and fetches what the page hasn't needed so far. */
export function islandArrived() {
  const isLoaded = document.querySelector('script[src*="assets/islands/page"]');
  if (!isLoaded && document.querySelector(unanswered())) {
    const src = document.querySelector('script[data-islands]')?.getAttribute('data-islands');
    if (src) document.head.append(Object.assign(document.createElement('script'), {src}));
  }
  dispatchEvent(new Event('island'));
}

/** Islands that no script of this page answers for: those of figures and lists say so. */
function unanswered() {
  const others = '[data-island]:not([data-island="figure"], [data-is-open])';
  const hasFigures = document.documentElement.dataset.figures !== undefined;
  return hasFigures ? others : `${others}, [data-island="figure"]`;
}

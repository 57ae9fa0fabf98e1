// @ts-check
/** Tells the page's island script, which a page without islands hasn't loaded, that the application has put one in. */
export function islandArrived() {
  if (!document.querySelector('script[src*="assets/islands/page"]')) {
    const src = document.querySelector('script[data-islands]')?.getAttribute('data-islands');
    if (src) document.head.append(Object.assign(document.createElement('script'), {src}));
  }
  dispatchEvent(new Event('island'));
}

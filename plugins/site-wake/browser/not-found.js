// A static host answers every missing address with one page: below /ru/ it becomes the Russian one.
const here = document.querySelector('[data-not-found]');
const russian = here instanceof HTMLElement ? (here.dataset.notFound ?? '') : '';

/** Styles of the other page would be judged by this page's policy; this page has its own. */
const INLINE_STYLES = /<style>[^<]*<\/style>/g;

/** @param {string} html */
function becomePage(html) {
  const page = new DOMParser().parseFromString(html.replace(INLINE_STYLES, ''), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  for (const id of ['__docusaurus', 'app-scripts']) {
    const [old, next] = [document.getElementById(id), page.getElementById(id)];
    if (old && next) old.replaceWith(document.adoptNode(next));
  }
}

/** A figure that can't be embedded: the list of those that can names the nearest, in the language that was asked for. */
const embed = russian.replace(/ru\/$/, 'embed/');
if (russian && location.pathname.startsWith(embed)) {
  const query = new URLSearchParams(location.search);
  query.set('missing', location.pathname.slice(embed.length).replace(/\/(ru\/)?$/, ''));
  if (/\/ru\/$/.test(location.pathname)) query.set('lang', 'ru');
  location.replace(`${embed}?${query}`);
}

if (russian && location.pathname.startsWith(russian))
  fetch(`${russian}404.html`)
    .then((answer) => (answer.ok ? answer.text().then(becomePage) : undefined))
    .catch(() => undefined);

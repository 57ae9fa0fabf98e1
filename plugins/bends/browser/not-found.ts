import {fetchDocument} from '../../../src/components/fetch-document.ts';

// A static host answers every missing address with one page: below another language's address it becomes that one's.
const here = document.querySelector('[data-not-found]');
const others = here instanceof HTMLElement ? (here.dataset.notFound ?? '').split(' ') : [];
const language = others.find((one) => one && location.pathname.startsWith(one));

function becomePage(page: Document) {
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  for (const id of ['__docusaurus', 'app-scripts']) {
    const [old, next] = [document.getElementById(id), page.getElementById(id)];
    if (old && next) old.replaceWith(document.adoptNode(next));
  }
}

/** A figure that can't be embedded: the list of those that can names the nearest, in the language that was asked for. */
const embed = others[0]?.replace(/[^/]+\/$/, 'embed/');
if (embed && location.pathname.startsWith(embed)) {
  const query = new URLSearchParams(location.search);
  const parts = location.pathname.slice(embed.length).split('/').filter(Boolean);
  const code = others.map((one) => one.split('/').at(-2)).find((one) => one === parts.at(-1));
  query.set('missing', (code ? parts.slice(0, -1) : parts).join('/'));
  if (code) query.set('lang', code);
  location.replace(`${embed}?${query}`);
}

if (language) {
  // Where that can't be had either, this page stays.
  fetchDocument(`${language}404.html`).then(becomePage, () => {});
}

import {createReadStream, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {addressOfComponent, newestComponent} from '../../content/site/component.ts';

const PINNED = newestComponent('.');

/** The figure that hosts show; its own page says its number of points and annotations. */
export const FIGURE = 'laravel-trueasync-octane/throughput-by-workers';

const REVEAL = 'node_modules/reveal.js/dist';
const TYPES = {js: 'text/javascript', css: 'text/css'};

/** What a host does who sets a frame to the height of what is in it: all of the message protocol that most need. */
const LISTEN = `
addEventListener('message', ({source, data}) => {
  (window.told ??= []).push(data);
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data['benchmark-figure'] === 'size')
      frame.style.height = data.height + 'px';
});`;

/**
 * Other people's pages, on an origin of their own: a plain one, one with a strict policy, a dark deck of reveal.js, and
 * frames that are shut off in different ways.
 *
 * @param site origin of the built site
 */
export async function serveHosts(
  site: string,
): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/listen.js') return send(response, 'text/javascript', LISTEN);
    if (pathname === '/benchmark-figure.js')
      return sendFile(response, 'build/embed/benchmark-figure.js');
    if (pathname.startsWith('/reveal/')) return sendFile(response, join(REVEAL, pathname.slice(7)));
    const page = PAGES[pathname.slice(1)]?.(site, searchParams);
    if (!page) return response.writeHead(404).end();
    if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
    return send(response, 'text/html; charset=utf-8', page.html);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const {port} = server.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done(undefined))),
  };
}

const frame = (site, query, more = '') =>
  `<iframe id="frame" src="${site}/embed/${FIGURE}/?${query}" ${more} width="720" height="300"></iframe>`;
const element = (site, query, inside = '') =>
  `<benchmark-figure src="${site}/embed/${query.get?.('figure') ?? FIGURE}/?${query}">${inside}</benchmark-figure>`;
const page = (head, body, attributes = '') =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
const ELEMENT = '<script src="/benchmark-figure.js" defer></script>';

/** Everything that inherits, at its most disturbing; on the root, on all elements, and on the element itself. */
const HOSTILE = `
html { font-size: 62.5%; }
body, * , benchmark-figure {
  letter-spacing: 0.3em; word-spacing: 1em; text-transform: uppercase; text-indent: 3em; text-align: right;
  font: italic 900 30px/3 'Courier New', monospace; font-variant-caps: small-caps; white-space: nowrap;
  color: red; text-shadow: 2px 2px lime; -webkit-text-stroke: 1px blue; cursor: wait; hyphens: auto;
  list-style: square inside; border-collapse: collapse; quotes: none; tab-size: 20; writing-mode: horizontal-tb;
  fill: red; stroke: lime; stroke-width: 5px; text-anchor: end; dominant-baseline: hanging; direction: rtl;
  --ink: red; --paper: lime; --figure-ink: red; --figure-surface: lime; --line: red; --rem: 40px;
}
svg, text, p, li, button { letter-spacing: 1em; transform: rotate(3deg); }`;

/** The element in a column of a usual width, away from the edges. */
const inColumn = (site: string, query: URLSearchParams) =>
  `<div style="position:absolute;left:20px;top:20px;width:752px">${element(site, query)}</div>`;

/** By name: what a host answers. */
const PAGES = {
  plain: (site, query) => ({
    html: page('<script src="/listen.js"></script>', frame(site, query)),
  }),
  strict: (site, query) => ({
    policy: `default-src 'none'; script-src 'self'; connect-src ${site}; frame-src ${site}; img-src ${site} data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    html: page(
      `<script src="/listen.js"></script>${ELEMENT}`,
      frame(site, query) + element(site, query),
    ),
  }),
  // A page whose own type would spoil a figure, where it could reach it; `calm` is the same page without that.
  calm: (site, query) => ({
    html: page(
      `<style>benchmark-figure { --benchmark-figure-font: ${query.get('font') ?? 'system-ui, sans-serif'} }</style>${ELEMENT}`,
      inColumn(site, query),
    ),
  }),
  hostile: (site, query) => ({
    html: page(`<style>${HOSTILE}</style>${ELEMENT}`, inColumn(site, query)),
  }),
  // A kept version of the element, from the site itself; with another file’s hash the browser runs none.
  pinned: (site, query) => ({
    html: page(
      `<script src="${site}/${addressOfComponent(PINNED)}" integrity="${query.get('integrity') ?? PINNED.integrity}" crossorigin defer></script>`,
      element(site, query, '<p id="own">The picture</p>'),
    ),
  }),
  // Nothing of the site may be fetched: the picture that the author put in is all there is.
  shut: (site, query) => ({
    policy: "default-src 'none'; script-src 'self'; img-src data:",
    html: page(ELEMENT, element(site, query, '<p id="own">The picture</p>')),
  }),
  'no-scripts': (site, query) => ({
    policy: `default-src 'none'; frame-src ${site}; img-src data:`,
    html: page(ELEMENT, frame(site, query) + element(site, query, '<p id="own">The picture</p>')),
  }),
  sandbox: (site, query) => ({
    html: page(
      '<script src="/listen.js"></script>',
      frame(site, query, `sandbox="${query.get('allow') ?? ''}"`),
    ),
  }),
  deck: (site, query) => ({
    html: page(
      `<link rel="stylesheet" href="/reveal/reveal.css"><link rel="stylesheet" href="/reveal/theme/black.css">${ELEMENT}<script src="/reveal/reveal.js" defer></script><script type="module">Reveal.initialize({transition: 'none', hash: false})</script>`,
      `<div class="reveal"><div class="slides"><section><h3>First</h3></section><section>${element(site, query).replace('>', ' plain>')}</section></div></div>`,
    ),
  }),
};

function send(response, type, text) {
  response.writeHead(200, {'content-type': type}).end(text);
}

function sendFile(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end();
  const type = TYPES[file.split('.').at(-1)] ?? 'application/octet-stream';
  response.writeHead(200, {'content-type': type});
  return createReadStream(file).pipe(response);
}

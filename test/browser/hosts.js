import {createReadStream, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';

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
 * @param {string} site origin of the built site
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function serveHosts(site) {
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
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done(undefined))),
  };
}

const frame = (site, query, more = '') =>
  `<iframe id="frame" src="${site}/embed/${FIGURE}/?${query}" ${more} width="720" height="300"></iframe>`;
const element = (site, query, inside = '') =>
  `<benchmark-figure src="${site}/embed/${FIGURE}/?${query}">${inside}</benchmark-figure>`;
const page = (head, body, attributes = '') =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
const ELEMENT = '<script src="/benchmark-figure.js" defer></script>';

/** By name: what a host answers. */
const PAGES = {
  plain: (site, query) => ({
    html: page('<script src="/listen.js"></script>', frame(site, query)),
  }),
  strict: (site, query) => ({
    policy: `default-src 'none'; script-src 'self'; connect-src ${site}; frame-src ${site}; img-src ${site} data:`,
    html: page(
      `<script src="/listen.js"></script>${ELEMENT}`,
      frame(site, query) + element(site, query),
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

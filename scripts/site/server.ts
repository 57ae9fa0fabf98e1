import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {constants} from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import {headersOf} from '../../plugins/common/headers.ts';
import type {Server, ServerResponse} from 'node:http';

/** Static hosts pack as far as gzip goes, and leave the last bit of Brotli, which takes its time. */
const PACKING = {
  threshold: 0,
  level: 9,
  brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}},
};

/**
 * Serves a built site the way a plain static host does: compressed, folders by their index page,
 * a missing slash redirected, and the root's 404 page for what isn't there.
 *
 * @param options `port` 0 or none takes a free one; `encodings` are those that the host knows; `isOpen`: other sites' pages may read
 *   the files, as they may on GitHub Pages
 */
export function serveSite({
  root,
  baseUrl = '/',
  port = 0,
  encodings = ['br', 'gzip'],
  isOpen = true,
}: {
  root: string;
  baseUrl?: string;
  port?: number;
  encodings?: string[];
  isOpen?: boolean;
}): Promise<{origin: string; url: string; close: () => Promise<void>}> {
  // Files are looked for at each request, so that a rebuilt site is served.
  const files = sirv(root, {dev: true, extensions: ['html'], setHeaders: setType});
  const pack = compression(PACKING);
  const server = createServer((request, response) => {
    const {pathname, search} = addressOf(request.url);
    if (!pathname.startsWith(baseUrl)) {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found\n');
      return;
    }
    const below = `/${pathname.slice(baseUrl.length)}`;
    for (const [name, value] of Object.entries(headersOf(below.slice(1))))
      if (isOpen || name !== 'Access-Control-Allow-Origin') response.setHeader(name, value);
    if (!below.endsWith('/') && isFolder(path.join(root, below))) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return;
    }
    request.url = below;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    request.headers['accept-encoding'] = encodings.filter((one) => accepted.includes(one)).join();
    pack(request, response, () => files(request, response, () => sendMissing(root, response)));
  });
  return listen(server, port, baseUrl);
}

/**
 * A request's path and query. Of two slashes at its beginning `new URL` would read the second part as a host; a path
 * that still can't be read is answered as one that isn't there.
 *
 * @param url as in the request's first line
 */
function addressOf(url: string | undefined = '/'): {pathname: string; search: string} {
  try {
    return new URL(url.startsWith('/') ? `http://site${url}` : url, 'http://site');
  } catch {
    return {pathname: '', search: ''};
  }
}

function setType(response: ServerResponse, file: string) {
  // sirv has an opinion of its own.
  response.setHeader('Cache-Control', String(response.getHeader('Cache-Control')));
  // A packed journal is a file to keep; sirv takes the ending for an encoding, which browsers would unpack.
  if (file.endsWith('.gz')) {
    response.setHeader('Content-Encoding', 'identity');
    response.setHeader('Content-Type', 'application/gzip');
  }
}

/** @param file Whatever the address said. */
function isFolder(file: string) {
  return !file.includes('\0') && existsSync(file) && statSync(file).isDirectory();
}

function sendMissing(root: string, response: ServerResponse) {
  const page = path.join(root, '404.html');
  response.writeHead(404, {'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache'});
  response.end(existsSync(page) ? readFileSync(page) : 'Not found\n');
}

/** @returns of a server that listens */
export function portOf(server: Server): number {
  const address = server.address();
  if (address && typeof address === 'object') return address.port;
  throw new Error('The server listens at no port.');
}

function listen(server: Server, port: number, baseUrl: string) {
  return new Promise<{origin: string; url: string; close: () => Promise<void>}>(
    (resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const origin = `http://127.0.0.1:${portOf(server)}`;
        const close = () =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          });
        resolve({origin, url: origin + baseUrl, close});
      });
    },
  );
}

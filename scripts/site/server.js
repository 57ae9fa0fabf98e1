// @ts-check
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {createBrotliCompress, createGzip, constants} from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /\.(html|css|js|json|csv|svg|xml|txt|wasm)$/;

/**
 * Serves a built site the way a plain static host does: compressed, folders by their index page,
 * a missing slash redirected, and the root's 404 page for what isn't there.
 * @param {{root: string, baseUrl?: string, port?: number, encodings?: string[]}} options
 *   `port` 0 or none takes a free one.
 * @returns {Promise<{origin: string, url: string, close: () => Promise<void>}>}
 */
export function serveSite({root, baseUrl = '/', port = 0, encodings = ['br', 'gzip']}) {
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://site');
    if (!pathname.startsWith(baseUrl)) return answer404(response);
    const found = fileFor(root, safeDecode(pathname.slice(baseUrl.length)));
    if (found.kind === 'folder' && !pathname.endsWith('/')) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return undefined;
    }
    const file = found.kind === 'missing' ? path.join(root, '404.html') : found.file;
    if (!existsSync(file)) return answer404(response);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find((one) => accepted.includes(one));
    return send(request, response, file, found.kind === 'missing' ? 404 : 200, encoding);
  });
  return listen(server, port, baseUrl);
}

/** @param {import('node:http').ServerResponse} response */
function answer404(response) {
  response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found\n');
}

/** @param {string} text */
function safeDecode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}

/** @param {string} root @param {string} wanted */
function fileFor(root, wanted) {
  const file = path.join(root, wanted);
  const inside = file === root || file.startsWith(path.join(root, path.sep));
  if (!inside || wanted.includes('\0') || !existsSync(file)) return {kind: 'missing', file: ''};
  if (!statSync(file).isDirectory()) return {kind: 'file', file};
  const index = path.join(file, 'index.html');
  return existsSync(index) ? {kind: 'folder', file: index} : {kind: 'missing', file: ''};
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} file @param {number} status @param {string | undefined} encoding
 */
function send(request, response, file, status, encoding) {
  const type = TYPES[/** @type {keyof typeof TYPES} */ (path.extname(file))];
  const packed = encoding && COMPRESSED.test(file) ? encoding : undefined;
  response.writeHead(status, {
    'content-type': type ?? 'application/octet-stream',
    'cache-control': /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(packed && {'content-encoding': packed}),
  });
  if (request.method === 'HEAD') return response.end();
  const source = createReadStream(file);
  return packed ? source.pipe(packer(packed)).pipe(response) : source.pipe(response);
}

/** @param {string} encoding */
function packer(encoding) {
  if (encoding === 'gzip') return createGzip({level: 9});
  return createBrotliCompress({params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
}

/** @param {import('node:http').Server} server @param {number} port @param {string} baseUrl */
function listen(server, port, baseUrl) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      const origin = `http://127.0.0.1:${address.port}`;
      const close = () =>
        /** @type {Promise<void>} */ (
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          })
        );
      resolve({origin, url: origin + baseUrl, close});
    });
  });
}

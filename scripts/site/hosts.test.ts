import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersOf} from '../../plugins/common/headers.ts';
import {headersFile, nginxServer} from './hosts.ts';
import {portOf, serveSite} from './server.ts';

const FILES = [
  'index.html',
  '404.html',
  'about/index.html',
  'embed/a/figure/index.html',
  'assets/js/main.0123.js',
  'component/0123456789/benchmark-figure.js',
  'data/csv/a.csv',
  'ru/index.html',
];

let root;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), `this is ${file} `.repeat(20));
  }
});
afterAll(() => rmSync(root, {recursive: true}));

/** What a host answers, of the headers that it is to have. */
async function answered(origin, base, file) {
  const {status, headers} = await fetch(`${origin}${base}${file.replace(/index\.html$/u, '')}`);
  const wanted = headersOf(file);
  const names = [...Object.keys(wanted), 'content-security-policy'];
  return [
    status,
    Object.fromEntries(
      names.flatMap((name) => (headers.has(name) ? [[name.toLowerCase(), headers.get(name)]] : [])),
    ),
  ];
}

const expected = (file) => [
  200,
  Object.fromEntries(
    Object.entries(headersOf(file)).map(([name, value]) => [name.toLowerCase(), value]),
  ),
];

test('embeds may be framed by anybody, all else by the site alone', () => {
  expect(headersOf('embed/a/')).not.toHaveProperty('Content-Security-Policy');
  expect(headersOf('embedding/')).toHaveProperty(
    'Content-Security-Policy',
    "frame-ancestors 'self'",
  );
});

test('the server of this repository answers with the headers', async () => {
  const site = await serveSite({root, baseUrl: '/sub/'});
  for (const file of FILES)
    expect(await answered(site.origin, '/sub/', file), file).toEqual(expected(file));
  await site.close();
});

/** What a host makes of `_headers`: all rules that fit, values of one header joined by a comma. */
function joined(text, address) {
  const found = {};
  for (const rule of text.trim().split('\n\n')) {
    const [pattern, ...lines] = rule.split('\n');
    const isFitting = pattern.endsWith('*')
      ? address.startsWith(pattern.slice(0, -1))
      : address === pattern;
    for (const line of isFitting ? lines : []) {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/u.exec(line);
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

test.each(['/', '/sub/'])(
  'Netlify and Cloudflare are told the same at %s, each header once',
  (base) => {
    const text = headersFile(root, base);
    for (const file of FILES) {
      const {'Cache-Control': lifetime, ...wanted} = headersOf(file);
      const kept = lifetime.includes('immutable') ? {'Cache-Control': lifetime} : {};
      expect(joined(text, base + file.replace(/index\.html$/u, '')), file).toEqual({
        ...wanted,
        ...kept,
      });
    }
    // Cloudflare reads a hundred rules, of 2,000 characters each line at most.
    expect(text.trim().split('\n\n').length).toBeLessThan(100);
  },
);

const NGINX = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

describe.skipIf(!NGINX)(`nginx${NGINX ? '' : ' (skipped: it is not here)'}`, () => {
  test.each(['/', '/sub/'])(
    'answers with the headers at %s, adds a slash, and shows the page for what is missing',
    async (base) => {
      const port = await freePort();
      const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      const server = nginxServer({root, base, listen: `127.0.0.1:${port}`});
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `${process.getuid() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${places.join(' ')}\n${server}}`,
      );
      const child = spawn(NGINX, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (text) => (said += text));
      try {
        const origin = `http://127.0.0.1:${port}`;
        await expect
          .poll(
            () =>
              fetch(origin).then(
                () => 'up',
                () => said,
              ),
            {timeout: 10_000},
          )
          .toBe('up');
        for (const file of FILES)
          expect(await answered(origin, base, file), file).toEqual(expected(file));
        const slash = await fetch(`${origin}${base}about`, {redirect: 'manual'});
        expect([slash.status, slash.headers.get('location')]).toEqual([301, `${base}about/`]);
        const missing = await fetch(`${origin}${base}no/such/page/`);
        expect([missing.status, await missing.text()]).toEqual([
          404,
          expect.stringContaining('this is 404.html'),
        ]);
        expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const packed = await fetch(`${origin}${base}assets/js/main.0123.js`, {
          headers: {'accept-encoding': 'gzip'},
        });
        expect([
          packed.headers.get('content-encoding'),
          packed.headers.get('content-type'),
        ]).toEqual(['gzip', 'application/javascript; charset=utf-8']);
      } finally {
        child.kill();
        rmSync(folder, {recursive: true, force: true});
      }
    },
  );
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

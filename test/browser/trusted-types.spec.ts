import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from './fixtures.ts';

const POLICY = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/u;

test('every page refuses strings as code, but for the one policy that it makes @once', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
  const loose = pages.filter((name) => {
    const html = readFileSync(`build/${name}`, 'utf8');
    const policies = html.includes('createPolicy("default"') ? 'default' : "'none'";
    return !POLICY.exec(html)?.[1].includes(
      `require-trusted-types-for 'script'; trusted-types ${policies};`,
    );
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});

/** In a page: what a script of it is refused that a browser would take without Trusted Types. */
const tried = () => {
  const tries = {
    html: () => (document.createElement('div').innerHTML = '<p>text</p>'),
    parsed: () => new DOMParser().parseFromString('<p>text</p>', 'text/html'),
    code: () => (document.createElement('script').textContent = 'globalThis.hasRun = true'),
    elsewhere: () =>
      (document.createElement('script').src = 'https://other.example/assets/js/a.js'),
    data: () => (document.createElement('script').src = '/data/studies/a.js'),
    policy: () =>
      window.trustedTypes?.createPolicy('another', {createScriptURL: (address) => address}),
    own: () => (document.createElement('script').src = '/assets/js/a.js'),
  };
  return Object.entries(tries).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [];
    } catch {
      return [name];
    }
  });
};

/** One page of each kind. */
const [OF_THE_SITE, ALONE] = [
  ['/about/', '/search/', '/no/such/page/', '/contribute/check-a-file/', '/embed/pool/'],
  [
    '/embed/',
    '/embed/laravel-trueasync-octane/throughput-by-workers/',
    '/talk/laravel-trueasync-octane/',
  ],
];

for (const [paths, taken] of [
  [OF_THE_SITE, ['own']],
  [ALONE, []],
])
  test(`a script puts in no HTML and no other’s script: ${paths.join(' ')} @once`, async ({
    page,
    site,
    complaints,
  }) => {
    for (const path of paths) {
      await page.goto(site.origin + path);
      const refused = await page.evaluate(tried);
      const all = ['html', 'parsed', 'code', 'elsewhere', 'data', 'policy', 'own'];
      expect(refused, path).toEqual(all.filter((name) => !taken.includes(name)));
    }
    // Each violation was meant, and is told of, some of them a moment later.
    const violations = () =>
      complaints.filter((each) => each.includes('violates require-trusted-types-for')).length;
    await expect.poll(violations).toBeGreaterThanOrEqual(5 * paths.length);
    complaints.length = 0;
  });

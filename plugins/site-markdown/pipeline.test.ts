import {fileURLToPath} from 'node:url';
import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {markdownPipeline} from './index.ts';

const {remarkPlugins, rehypePlugins} = markdownPipeline();

async function compiled(text) {
  const file = {value: text, path: fileURLToPath(new URL('sample.mdx', import.meta.url))};
  const options = {remarkPlugins: [remarkGfm, ...remarkPlugins], rehypePlugins, jsx: true};
  return String(await compile(file, options));
}

test('a formula becomes MathML without a style attribute', async () => {
  const page = await compiled('$\\frac{a}{b}$');
  expect(page).toContain('components.mfrac>');
  expect(page).not.toContain('style=');
});

test('a formula that does not parse stops the build at its place', async () => {
  await expect(compiled('Text.\n\nA formula $\\frac{a$ here.')).rejects.toThrow(
    /sample\.mdx:3:\d+: .*KaTeX/,
  );
});

test('an unknown command is refused too, all at once', async () => {
  const failing = compiled('$\\nosuch$ and\n\n$\\neither$');
  await expect(failing).rejects.toThrow(/:1:[\s\S]*:3:/);
});

test('code is coloured at build', async () => {
  const page = await compiled('```php\n$a = "b";\n```');
  expect(page).toContain('className="token string');
  expect(page).toContain('token variable');
});

test('short code with hyphens and units by the second stay on one line, long code may break', async () => {
  const page = await compiled(
    '`--task-workers=0`, 46,4 запр./с; `static/data/results/a-study/a-run.json`',
  );
  expect(page).toContain('<_components.code className="whole">{"--task-workers=0"}');
  expect(page).toContain('запр./\u2060с');
  expect(page).toContain('<_components.code>{"static/data');
  expect(await compiled('`req/s`')).not.toContain('\u2060');
});

test('a name with a hyphen stays on one line and is copied as it is, in a heading of its component', async () => {
  const page = await compiled('# PHP-FPM\n\nnginx с PHP-FPM, HTTP-запрос, x86-64.');
  expect(page.match(/className="whole"/gu)).toHaveLength(2);
  expect(page).toContain('className="whole">{"PHP-FPM"}');
  expect(page).toContain('h1>{"PHP-FPM"}');
});

test('a formula and the sign that closes it stay on one line', async () => {
  const page = await compiled('By $a+b$, and $c$: nothing after $d$ but words.');
  expect(page.match(/className="whole"/gu)).toHaveLength(2);
  expect(page.replaceAll(/\s+/gu, '')).toMatch(
    /math>.*?<\/_components\.span>\{","\}<\/_components\.span>/u,
  );
});

test('short code without hyphens that a browser would break stays whole too, a word and a command don’t need it', async () => {
  for (const code of ['?theme=dark', 'f.<figure>.note=<id>'])
    expect(await compiled(`\`${code}\``)).toContain('className="whole"');
  for (const code of ['php', 'php artisan serve'])
    expect(await compiled(`\`${code}\``)).not.toContain('className="whole"');
});

test('a language without colours is refused with its name', async () => {
  await expect(compiled('```cobol\nMOVE\n```')).rejects.toThrow(/"cobol"/);
});

test('alignment is a class, an empty corner is no heading, a table scrolls in its box', async () => {
  const page = await compiled('| | b |\n|---|--:|\n| 1 | 2 |');
  expect(page).toContain('className="align-right"');
  expect(page).not.toContain('style=');
  expect(page.match(/<_components\.th[ >]/g)).toHaveLength(1);
  expect(page).toContain('className="table-box" tabIndex="0"');
});

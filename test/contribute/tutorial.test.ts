import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {main} from '../../cli/main.ts';
import {readFigures} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';
import {copyProject} from '../bindings/site-copy.ts';

const PAGE = 'docs/contribute/add-a-result.mdx';

/** Commands of the page, in its order; what follows # is a remark. */
function commandsOf(page) {
  const blocks = readFileSync(page, 'utf8').matchAll(/```sh\n([^]*?)```/g);
  return Array.from(blocks, ([, text]) => text.replaceAll(/\\\n\s*/g, ''))
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => line.replace(/\s+#.*/, '').trim());
}

let site;
beforeAll(() => {
  site = copyProject();
});
afterAll(() => site.discard());

/** Stands in for the drawing of charts: pictures that carry the fingerprints of their points. */
async function drawPictures(root, ids) {
  const figures = (await readFigures(root)).filter(({id}) => ids.includes(id));
  for (const {id, fingerprint} of figures) {
    for (const key of LOCALES.flatMap((locale) => [`${locale}.wide`, `${locale}.narrow`])) {
      const file = join(root, `static/figures/${id}.${key}.svg`);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, `<svg data-fingerprint="${fingerprint}"/>`);
    }
  }
  return {good: true, output: ''};
}

async function bench(argv) {
  const written = {out: '', err: ''};
  const stdout = {write: (text) => (written.out += text)};
  const stderr = {write: (text) => (written.err += text)};
  const io = {stdout, stderr, env: {LANG: 'en'}, cwd: site.root, drawPictures};
  return {code: await main(argv, io), ...written};
}

function fillIn(out) {
  for (const [, file] of out.matchAll(/^(?:Written|Extended): (\S+)$/gm)) {
    const text = site.read(file).replaceAll(/FILL IN:?/g, 'Written by a person');
    writeFileSync(join(site.root, file), text);
  }
}

test('the tutorial works word by word, up to a site that passes its check', async () => {
  const commands = commandsOf(PAGE).filter((line) => line.startsWith('npm run bench -- '));
  expect(commands.length).toBeGreaterThan(7);
  for (const command of commands.filter((line) => !line.includes('--base main'))) {
    const {code, out, err} = await bench(command.split(/\s+/).slice(4));
    expect([command, code, code === 0 ? '' : err]).toEqual([command, 0, '']);
    if (command.includes(' new ')) fillIn(out);
  }
}, 240_000);

test('a study that still says FILL IN is refused at every place, in both languages', async () => {
  const run = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
  const {out} = await bench(['new', 'study', 'unfilled-study', '--run', run]);
  const [english] = [...out.matchAll(/^Written: (docs\S+)$/gm)].map(([, file]) => file);
  await bench(['translation', '--stamp', 'studies/unfilled-study']);
  const {code, err} = await bench(['validate']);
  expect(code).toBe(1);
  const places = [...err.matchAll(/^(\S+\.mdx):\d+:\d+\n.*FILL IN/gm)].map(([, file]) => file);
  const asked = site.read(english).split('FILL IN:').length - 1;
  expect(places.filter((file) => file === english)).toHaveLength(asked);
  expect(places.filter((file) => file.startsWith('i18n/ru'))).toHaveLength(asked);
}, 120_000);

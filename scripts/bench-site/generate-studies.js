// @ts-check
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ORIGINAL = 'laravel-trueasync-octane';
const RU_PAGES = 'i18n/ru/docusaurus-plugin-content-docs/current/studies';

/** Where the original study has its files: `{}` is its id. */
const PLACES = [
  'docs/studies/{}.mdx',
  'static/data/results/{}',
  'static/figures/{}',
  'src/figures/{}',
  'src/claims/{}.js',
  'src/claims/{}.computed.json',
  'src/values/{}.js',
  ...['en', 'ru'].flatMap((lang) => [
    `i18n/${lang}/figures.{}.json`,
    `i18n/${lang}/claims.{}.json`,
  ]),
  `${RU_PAGES}/{}.mdx`,
];

/**
 * Copies the project into a temporary folder, with copies of its first study beside it.
 * @param {string} project
 * @param {number} count How many studies to add.
 * @returns {string} The folder.
 */
export function copyWithStudies(project, count) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-with-${count}-studies-`));
  const left = /^(node_modules|build.*|\.docusaurus|\.git|test-results|harnesses)$/;
  for (const name of readdirSync(project))
    if (!left.test(name))
      cpSync(path.join(project, name), path.join(folder, name), {recursive: true});
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  for (let number = 1; number <= count; number += 1) addStudy(folder, `generated-${number}`);
  return folder;
}

/** @param {string} folder @param {string} id */
function addStudy(folder, id) {
  for (const place of PLACES) {
    const from = path.join(folder, place.replace('{}', ORIGINAL));
    if (existsSync(from)) copyRenamed(from, path.join(folder, place.replace('{}', id)), id);
  }
  stamp(path.join(folder, 'docs/studies', `${id}.mdx`), path.join(folder, RU_PAGES, `${id}.mdx`));
}

/** @param {string} from @param {string} to @param {string} id */
function copyRenamed(from, to, id) {
  cpSync(from, to, {recursive: true});
  const files = statSync(to).isDirectory()
    ? readdirSync(to, {recursive: true, encoding: 'utf8'}).map((name) => path.join(to, name))
    : [to];
  for (const file of files.filter((one) => statSync(one).isFile()))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ORIGINAL, id));
}

/** The Russian page says which English text it translates. @param {string} english @param {string} russian */
function stamp(english, russian) {
  const hash = createHash('sha256').update(readFileSync(english)).digest('hex').slice(0, 12);
  const text = readFileSync(russian, 'utf8').replace(/^( +of: ).*$/m, `$1${hash}`);
  writeFileSync(russian, text);
}

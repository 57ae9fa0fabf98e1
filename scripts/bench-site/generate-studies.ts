import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFigures} from '../../content/figures/read-figures.ts';
import {planStates} from '../../content/frozen/keep.ts';
import {LOCALES, ORIGINAL, TRANSLATIONS} from '../../content/languages.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {writeTexts} from '../../content/update/index.ts';
import {cardJobs} from '../../plugins/pictures/card-jobs.ts';
import {pictureJobs} from '../../plugins/pictures/jobs.ts';
import {pictureStore} from '../../plugins/pictures/store.ts';
import {picturesAddress, siteAddress} from '../../plugins/site-address/index.ts';

const FIRST = 'laravel-trueasync-octane';
const [PAGES] = FOLDERS.pages;

/** Where the first study has its files: `{}` is its id. */
const PLACES = [
  'static/data/results/{}',
  'static/figures/{}',
  'src/studies/{}',
  ...LOCALES.map((locale) => `${FOLDERS.catalogues[locale]}/studies/{}.json`),
];

/**
 * Copies the project into a temporary folder, with copies of its first study beside it.
 *
 * @param count How many studies to add.
 * @returns The folder.
 */
export async function copyWithStudies(project: string, count: number): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-with-${count}-studies-`));
  const left = /^(node_modules|build.*|\.docusaurus|\.git|test-results|harnesses)$/;
  for (const name of readdirSync(project))
    if (!left.test(name))
      cpSync(path.join(project, name), path.join(folder, name), {recursive: true});
  linkPackages(project, folder);
  for (let number = 1; number <= count; number += 1) addStudy(folder, `generated-${number}`);
  await signPictures(folder);
  writeTexts(folder, (await planStates(folder, {today: '2026-01-01'})).states);
  const {known, missing} = await fillPictures(project, folder, FIRST);
  console.log(`Sets of pictures: ${known} are drawn already, ${missing} will be.`);
  return folder;
}

function addStudy(folder: string, id: string) {
  const runs = readdirSync(path.join(folder, 'static/data/results', FIRST)).map(
    (name) => path.parse(name).name,
  );
  // Pages name a run without its study, so every run needs a name of its own; a name that begins
  // with another one changes with it.
  const stems = runs.filter((run) => !runs.some((other) => other !== run && run.startsWith(other)));
  const rename = (text: string) =>
    stems.reduce((all, stem) => all.replaceAll(stem, `${id}-${stem}`), text.replaceAll(FIRST, id));
  for (const place of PLACES) {
    const from = path.join(folder, place.replace('{}', FIRST));
    if (existsSync(from)) copyRenamed(from, path.join(folder, place.replace('{}', id)), rename);
  }
  const pagesIn = (locale: string) => path.join(folder, PAGES[locale], 'studies');
  // A study has a page, and pages for its parts, which are named after it.
  const pages = readdirSync(pagesIn(ORIGINAL)).filter((name) => name.startsWith(FIRST));
  for (const name of pages)
    for (const locale of [ORIGINAL, ...TRANSLATIONS]) {
      const page = path.join(pagesIn(locale), rename(name));
      copyRenamed(path.join(pagesIn(locale), name), page, rename);
      if (locale !== ORIGINAL) stamp(path.join(pagesIn(ORIGINAL), rename(name)), page);
    }
}

function copyRenamed(from: string, to: string, rename: (text: string) => string) {
  if (!statSync(from).isDirectory()) {
    writeFileSync(to, rename(readFileSync(from, 'utf8')));
    return;
  }
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from))
    copyRenamed(path.join(from, name), path.join(to, rename(name)), rename);
}

/**
 * A translation says which text it translates. In quotation marks: a hash such as 8115e5963123 is a number otherwise.
 */
function stamp(original: string, translation: string) {
  const hash = createHash('sha256').update(readFileSync(original)).digest('hex').slice(0, 12);
  const text = readFileSync(translation, 'utf8').replace(/^( +of: ).*$/m, `$1'${hash}'`);
  writeFileSync(translation, text);
}

/** Pictures carry a fingerprint of their points, and the points name their run. */
async function signPictures(folder: string) {
  for (const {study, name, fingerprint} of await readFigures(folder)) {
    const pictures = path.join(folder, 'static/figures', study);
    for (const picture of readdirSync(pictures).filter((file) => file.startsWith(`${name}.`))) {
      const file = path.join(pictures, picture);
      const svg = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        svg.replace(/data-fingerprint="\w+"/, `data-fingerprint="${fingerprint}"`),
      );
    }
  }
}

await import('../../plugins/bends/jsx.ts');
const {figuresOnce} = await import('../../plugins/figures/index.ts');

/**
 * Gives a copy of the project the packages of the project and a cache of its own, so that a measured build neither
 * profits from the one before it nor leaves thousands of pictures behind.
 *
 * @param folder of the copy
 */
function linkPackages(project: string, folder: string) {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '.cache'), {recursive: true});
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(path.join(project, 'node_modules', name), path.join(packages, name));
}

/**
 * Puts the project's drawn pictures into the cache of its copy, and those of the first study under the names of its
 * copies: what is measured is a build after a change, not the hour that it takes to draw 200 studies once.
 *
 * @param folder of the copy
 * @param first study that the others are copies of
 * @returns sets of pictures (a figure's or a study's claims', in one language)
 * that needn't be drawn, and that must be
 */
async function fillPictures(
  project: string,
  folder: string,
  first: string,
): Promise<{known: number; missing: number}> {
  const {url, baseUrl} = siteAddress(process.env);
  const figures = await figuresOnce(folder, baseUrl);
  const printed = picturesAddress(process.env, url + baseUrl);
  const jobs = [
    ...(await pictureJobs(folder, figures, printed)),
    ...cardJobs(await loadSite(folder), printed),
  ];
  const {placeOf: drawn} = await pictureStore(project);
  const {placeOf: place} = await pictureStore(folder);
  const jobOf = new Map(jobs.map((job) => [`${job.id} ${job.locale}`, job]));

  const isFilled = jobs.map((job) => {
    const [study, name] = job.id.split('/');
    const isCopy = study.startsWith('generated-');
    const id = name ? `${first}/${name}` : first;
    const original = isCopy ? jobOf.get(`${id} ${job.locale}`) : job;
    const source = original && drawn(original);
    if (!source || !existsSync(source)) return false;
    linkFiles(source, place(job), (file) => (isCopy ? file.replaceAll(first, study) : file));
    return true;
  });
  const known = isFilled.filter(Boolean).length;
  return {known, missing: jobs.length - known};
}

function linkFiles(source: string, target: string, rename: (file: string) => string) {
  for (const entry of readdirSync(source, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const link = path.join(target, rename(path.relative(source, file)));
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(file, link);
  }
}

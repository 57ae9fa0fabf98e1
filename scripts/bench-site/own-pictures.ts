import {existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {loadSite} from '../../content/site/load-site.ts';
import {cardJobs} from '../../plugins/pictures/card-jobs.ts';
import {pictureJobs} from '../../plugins/pictures/jobs.ts';
import {pictureStore} from '../../plugins/pictures/store.ts';
import {picturesAddress, siteAddress} from '../../plugins/site-address/index.ts';

await import('../../plugins/bends/jsx.ts');
const {figuresOnce} = await import('../../plugins/figures/index.ts');

/**
 * Gives a copy of the project the packages of the project and a cache of its own, so that a measured build neither
 * profits from the one before it nor leaves thousands of pictures behind.
 *
 * @param folder of the copy
 */
export function linkPackages(project: string, folder: string) {
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
export async function fillPictures(
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

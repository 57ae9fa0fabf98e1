import {readdir, readFile, rm, rmdir} from 'node:fs/promises';
import path from 'node:path';
import {writeFile} from '../site-bundle/write-files.ts';
import {POLICY_SEAT} from '../site-wake/ssr-template.ts';
import {policyOf} from './policy.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Dirent} from 'node:fs';

// The minifier takes the quotes away where the seat's own text doesn't need them; the policy does.
const SEAT = new RegExp(`content="?${POLICY_SEAT}"?`);

/**
 * The last touch on built pages: each gets its content security policy, and a locale's folder
 * loses its second copy of `static/`, since shared files are referred to without the locale.
 */
export default function sitePublish({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-publish',
    async postBuild({outDir, siteConfig}) {
      for (const page of await pagesIn(outDir)) await setPolicy(page);
      const isRoot = siteConfig.baseUrl === siteConfig.customFields?.rootUrl;
      if (!isRoot && i18n.currentLocale !== i18n.defaultLocale)
        await dropSharedFiles(path.join(siteDir, 'static'), outDir);
    },
  };
}

async function pagesIn(folder: string) {
  const names = await readdir(folder, {recursive: true});
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

async function setPolicy(file: string) {
  const html = await readFile(file, 'utf8');
  if (SEAT.test(html)) writeFile(file, html.replace(SEAT, `content="${policyOf(html)}"`));
}

async function dropSharedFiles(staticDir: string, outDir: string) {
  const entries = await readdir(staticDir, {recursive: true, withFileTypes: true}).catch(() => []);
  const below = ({parentPath, name}: Dirent) =>
    path.join(outDir, path.relative(staticDir, parentPath), name);
  const files = entries.filter((entry) => !entry.isDirectory());
  await Promise.all(files.map((entry) => rm(below(entry), {force: true})));
  // The deepest first; a page of the same name, such as /data/, keeps its folder.
  const folders = entries.filter((entry) => entry.isDirectory()).map(below);
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => {});
}

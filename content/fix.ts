import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {fixedResult} from './results/fix-result.ts';
import {tidied, tidiedCatalogue} from './rules/typography.ts';
import {catalogueFile} from './site/catalogues.ts';
import {readPages} from './site/pages.ts';
import {readSite} from './site/load-site.ts';
import {isSuspendsFile} from './suspends/check.ts';

export type Fix = {file: string; was: string; now: string};

/**
 * What result files have that has one right answer; those of what suspends are written by a program alone.
 *
 * @param files as they were named, from `root`; one that can't be read is left to the check
 */
export function fixesOfResults(root: string, files: readonly string[]): Fix[] {
  return files
    .filter((file) => !isSuspendsFile(file))
    .flatMap((file) => {
      const was = textIn(resolve(root, file));
      return changed({file, was, now: fixedResult(was)});
    });
}

/** What Russian pages and catalogues have that has one right answer. */
export async function fixesOfTexts(root: string): Promise<Fix[]> {
  const site = await readSite(root);
  const names = Object.keys(site.catalogues.ru);
  return [
    ...readPages(root)
      .filter(({locale}) => locale === 'ru')
      .map((page) => ({file: page.file, was: page.text, now: tidied(page)})),
    ...names.map((name) => {
      const file = catalogueFile('ru', name);
      return {file, was: site.catalogueSources.get(file) ?? '', now: tidiedCatalogue(site, name)};
    }),
  ].flatMap(changed);
}

const changed = (fix: Fix) => (fix.was === fix.now ? [] : [fix]);

function textIn(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

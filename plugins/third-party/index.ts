import path from 'node:path';
import {writeFile} from '../common/write-files.ts';
import {islandScripts} from '../islands/bundle.ts';
import {THIRD_PARTY, folderOf, shippedAt, thirdPartyText} from '../common/packages.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** What is copied rather than bundled: the search engine, fonts cut to the site's characters, and what the example of a deck runs. */
const COPIED = [
  'pagefind',
  '@fontsource-variable/golos-text',
  '@fontsource/stix-two-math',
  'reveal.js',
];

/** Publishes the licences of packages whose code readers get, once for all languages. The bundlers say which these are. */
export default function thirdParty({siteDir, i18n}: LoadContext): Plugin {
  const files: Set<string> = new Set();
  const isOriginal = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'third-party',
    configureWebpack: (_config, isServer) =>
      isServer || !isOriginal ? {} : {plugins: [filesInto(files)]},
    async postBuild({outDir}) {
      if (!isOriginal) return;
      const folders = [...files, ...islandScripts().sources].flatMap(
        (file) => folderOf(file) ?? [],
      );
      const copied = COPIED.map((name) => path.join(siteDir, 'node_modules', name));
      const all = [...new Set([...folders, ...copied])].map(shippedAt);
      writeFile(path.join(outDir, THIRD_PARTY), thirdPartyText(all));
    },
  };
}

/** Collects the files that a bundler puts together, those included of which it keeps nothing. */
const filesInto = (files: Set<string>) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('third-party', ({hooks}) =>
      hooks.finishModules.tap('third-party', (modules) => {
        for (const module of modules) files.add(module.nameForCondition() ?? '');
      }),
    );
  },
});

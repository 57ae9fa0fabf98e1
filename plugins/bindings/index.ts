import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {adviceOn, checkOnce} from '../../content/check.ts';
import {answersFor, homeTexts} from '../../content/site/home-texts.ts';
import {lineOf} from '../../content/messages/index.ts';
import {foldersBoundTo, loadSite} from '../../content/site/load-site.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {drawsTexts, giveServer} from '../common/server-texts.ts';
import {writeFile} from '../common/write-files.ts';
import {CLAIM_LINES, claimLines, claimRoutes, claimTexts} from './claim-pages.ts';
import type {Problem} from '../../content/problem.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

const STUDY = 'src/components/study';

/**
 * Stops the build, and the dev server, before anything is built if a page, claim, picture or
 * translation disagrees with the data; says all of it at once. Gives the server the texts of all claims, each study's
 * claims a page and all of them a file, and the home page its texts and the studies' questions.
 */
export default function bindingsPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  i18n,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'baseUrl' | 'i18n'>): Plugin<void> {
  const generated = join(generatedFilesDir, 'bindings/default');
  return {
    name: 'bindings',
    async loadContent() {
      const problems = await checkOnce(siteDir);
      const notices = problems.filter(({severity}) => severity === 'notice');
      for (const notice of [...notices, ...adviceOn(siteDir)]) console.warn(lineOf(notice));
      refuse(problems.filter(({severity}) => severity === 'error'));
    },
    async contentLoaded({actions}) {
      const place = {locale: i18n.currentLocale, baseUrl};
      const site = await loadSite(siteDir);
      const answers = answersFor(site, i18n.currentLocale);
      await actions.createData('answers.json', JSON.stringify(answers));
      const home = homeTexts(site, i18n.currentLocale);
      await actions.createData('home.json', JSON.stringify(home));
      await giveServer(actions.createData, generated, Object.entries(claimTexts(site, place)));
      claimRoutes(site, place).forEach(actions.addRoute);
    },
    async postBuild({outDir}) {
      const site = await loadSite(siteDir);
      const lines = claimLines(site, {locale: i18n.currentLocale, baseUrl});
      writeFile(join(outDir, CLAIM_LINES), lines);
    },
    getPathsToWatch() {
      return [...foldersBoundTo(siteDir), ...pageFolders(siteDir)].map(
        (folder) => `${folder}/**/*`,
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@studies/answers': join(generated, 'answers.json'),
          '@studies/home': join(generated, 'home.json'),
          '@claims/texts': join(generated, 'texts.js'),
          '@still/claims': join(
            siteDir,
            STUDY,
            drawsTexts(isServer) ? 'ClaimsStill.tsx' : 'NoClaims.ts',
          ),
        },
      },
      module: {rules: [dependenceOnData(siteDir)]},
    }),
  };
}

// `include` has to be there: Docusaurus reads it from every rule for MDX.
function dependenceOnData(siteDir: string) {
  return {
    test: /\.mdx?$/,
    include: pageFolders(siteDir),
    enforce: 'pre' as const,
    use: [
      {
        loader: fileURLToPath(new URL('depend-on-data.cjs', import.meta.url)),
        options: {folders: foldersBoundTo(siteDir)},
      },
    ],
  };
}

function refuse(errors: Problem[]) {
  if (errors.length === 0) return;
  const count = `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`;
  throw new Error(
    `The site doesn't agree with its data (${count}):\n\n${errors.map((each) => lineOf(each)).join('\n')}\n`,
  );
}

function pageFolders(siteDir: string) {
  return FOLDERS.pages
    .flatMap((folders) => Object.values(folders))
    .map((folder) => `${siteDir}/${folder}`);
}

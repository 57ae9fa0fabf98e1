// @ts-check
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkOnce} from '../../content/check-once.js';
import {answersFor} from '../../content/site/answers.js';
import {homeTexts} from '../../content/site/home-texts.js';
import {lineOf} from '../../content/messages/index.js';
import {foldersBoundTo, loadSite} from '../../content/site/load-site.js';
import {FOLDERS} from '../../content/site/folders.js';
import {drawsTexts, giveServer} from '../site-bundle/server-texts.js';
import {claimRoutes, claimTexts} from './claim-pages.js';

/** @import {Problem} from '../../content/problem.js' */

const STUDY = 'src/components/study';

/**
 * Stops the build, and the dev server, before anything is built if a page, claim, picture or
 * translation disagrees with the data; says all of it at once. Gives the server the texts of all claims, each study's
 * claims a page, and the home page its texts and the studies' questions.
 *
 * @param {Pick<import('@docusaurus/types').LoadContext, 'siteDir' | 'generatedFilesDir' | 'baseUrl' | 'i18n'>} context
 * @returns {import('@docusaurus/types').Plugin<void>}
 */
export default function bindingsPlugin({siteDir, generatedFilesDir, baseUrl, i18n}) {
  const generated = join(generatedFilesDir, 'bindings/default');
  return {
    name: 'bindings',
    async loadContent() {
      const problems = await checkOnce(siteDir);
      for (const notice of problems.filter(({severity}) => severity === 'notice')) {
        console.warn(lineOf(notice));
      }
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
            drawsTexts(isServer) ? 'ClaimsStill.js' : 'NoClaims.js',
          ),
        },
      },
      module: {rules: [dependenceOnData(siteDir)]},
    }),
  };
}

// `include` has to be there: Docusaurus reads it from every rule for MDX.
/** @param {string} siteDir */
function dependenceOnData(siteDir) {
  return {
    test: /\.mdx?$/,
    include: pageFolders(siteDir),
    enforce: /** @type {const} */ ('pre'),
    use: [
      {
        loader: fileURLToPath(new URL('depend-on-data.cjs', import.meta.url)),
        options: {folders: foldersBoundTo(siteDir)},
      },
    ],
  };
}

/** @param {Problem[]} errors */
function refuse(errors) {
  if (errors.length === 0) return;
  const count = `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`;
  throw new Error(
    `The site doesn't agree with its data (${count}):\n\n${errors.map((each) => lineOf(each)).join('\n')}\n`,
  );
}

/** @param {string} siteDir */
function pageFolders(siteDir) {
  return FOLDERS.pages
    .flatMap((folders) => Object.values(folders))
    .map((folder) => `${siteDir}/${folder}`);
}

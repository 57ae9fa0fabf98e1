import {fileURLToPath} from 'node:url';
import {checkOnce} from './check-once.js';
import {lineOf} from './messages/index.js';
import {foldersBoundTo} from './site/load-site.js';
import {FOLDERS} from './site/folders.js';

/**
 * Stops the build, and the dev server, before anything is built if a page, claim, picture or
 * translation disagrees with the data; says all of it at once.
 *
 * @param {{siteDir: string}} context Docusaurus' own
 */
export default function bindingsPlugin({siteDir}) {
  return {
    name: 'bindings',
    async loadContent() {
      const problems = await checkOnce(siteDir);
      for (const notice of problems.filter(({severity}) => severity === 'notice')) {
        console.warn(lineOf(notice));
      }
      refuse(problems.filter(({severity}) => severity === 'error'));
    },
    getPathsToWatch() {
      return [...foldersBoundTo(siteDir), ...pageFolders(siteDir)].map(
        (folder) => `${folder}/**/*`,
      );
    },
    configureWebpack() {
      return {module: {rules: [dependenceOnData(siteDir)]}};
    },
  };
}

// `include` has to be there: Docusaurus reads it from every rule for MDX.
function dependenceOnData(siteDir) {
  return {
    test: /\.mdx?$/,
    include: pageFolders(siteDir),
    enforce: 'pre',
    use: [
      {
        loader: fileURLToPath(new URL('depend-on-data.cjs', import.meta.url)),
        options: {folders: foldersBoundTo(siteDir)},
      },
    ],
  };
}

function refuse(errors) {
  if (errors.length === 0) return;
  const count = `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`;
  throw new Error(
    `The site doesn't agree with its data (${count}):\n\n${errors.map((each) => lineOf(each)).join('\n')}\n`,
  );
}

function pageFolders(siteDir) {
  return FOLDERS.pages
    .flatMap((folders) => Object.values(folders))
    .map((folder) => `${siteDir}/${folder}`);
}

import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {studyPages} from '../../content/claim/study-page.ts';
import {LOCALES} from '../../content/languages.ts';
import {readResults} from '../../content/results/read-results.ts';
import {runFinder} from '../../content/site/runs.ts';
import {frameworkCells} from '../../lib/pool/framework-cells.ts';
import {measuredCells} from '../../lib/pool/measured-cells.ts';
import {exhibitOf} from '../../lib/capacity/exhibit.ts';
import {figuresOnce} from '../figures/index.ts';
import {isDevelopment} from '../site-bundle/server-texts.ts';
import {writeFile} from '../site-bundle/write-files.ts';
import {FRAMEWORK_STUDY, LARAVEL_RUN as RUN, OWN_RUN, answerData} from './answer-data.ts';
import {FRAMEWORK_RUNS, TECHEMPOWER_RUN, effectsData} from './effects-data.ts';
import {compareData} from './compare-data.ts';
import {publishSheets} from './sheets.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {IncomingMessage, ServerResponse} from 'node:http';

const EXHIBITED = 'swoole-nts';
const EXPLORABLES = 'src/components/explorables';
const PICTURES = 'static/figures/blocking-coefficient';

/** Still forms that only the server draws; readers' browsers get an empty module. */
const STILLS = {
  '@still/answer': 'answer/AnswerStill.tsx',
  '@still/effects': 'effects/EffectsStill.tsx',
  '@still/compare': 'compare/CompareStill.tsx',
  '@still/pause': 'pause/PauseStill.tsx',
  '@still/pool': 'pool/PoolStill.tsx',
  '@still/vu-cap': 'vu-cap/VuCapStill.tsx',
};

/**
 * Gives the explorables what they are drawn from: measured points from the result files, their words and those of their
 * charts. Keeps their still forms out of what browsers load.
 *
 * @returns what each explorable is drawn from, by its name
 */
export default function explorablesPlugin({
  siteDir,
  siteConfig,
  i18n,
}: LoadContext): Plugin<Record<string, object>> {
  const siteBase = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const load = () => loadData(siteDir, siteBase, siteConfig.baseUrl, i18n.currentLocale);
  return {
    name: 'explorables',
    loadContent: load,
    async contentLoaded({content, actions}) {
      for (const [name, data] of Object.entries(content))
        await actions.createData(`${name}.json`, JSON.stringify(data));
      await actions.createData('pictures.json', JSON.stringify(await readPictures(siteDir)));
    },
    getPathsToWatch: () =>
      [RUN, OWN_RUN, TECHEMPOWER_RUN, ...FRAMEWORK_RUNS, ...Object.values(FRAMEWORK_STUDY)].map(
        (run) => join(siteDir, 'static/data/results', `${run}.json`),
      ),
    configureWebpack: (config, isServer) => ({
      resolve: {alias: aliases(siteDir, isServer)},
      ...(isDevelopment() && {devServer: serveData(load, siteConfig.baseUrl)}),
    }),
    async postBuild({content, outDir}) {
      for (const [name, data] of Object.entries(content))
        writeFile(join(outDir, DATA, `${name}.json`), JSON.stringify(data));
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const names = Object.keys(STILLS).map((still) => still.replace('@still/', ''));
      await publishSheets(siteDir, outDir, names);
    },
  };
}

/** The explorer's own words, and those that it shares with the simulator. */
const EFFECTS_TEXTS =
  /^(unit|effects|leftOut|pool\.(bad|badWhole|slider|reset|suffix|origin|column|details))(\.|_|$)/u;

/** Where browsers find what an explorable is drawn from, below the language's base. */
const DATA = 'island-data';

/** @param baseUrl of the language */
async function loadData(root: string, siteBase: string, baseUrl: string, locale: string) {
  const results = await readResults(root);
  const run = runFinder({byId: results, unreadable: []});
  const figures = await figuresOnce(root, siteBase);
  const units = withKeys(await readCatalogue(root, locale, 'interface'), /^unit\./u);
  const all = await readCatalogue(root, locale, 'explorables');
  const wordsOf = (name: string, own: RegExp) => ({
    texts: {...units, ...withKeys(all, own)},
    chartTexts: figures.find(({id}) => id === `blocking-coefficient/${name}`)?.languages[locale]
      .texts,
  });
  const words = await readCatalogue(root, locale, 'data-words');
  const answerTexts = await readCatalogue(root, locale, 'answer');
  const cells = [
    ...measuredCells(run(OWN_RUN)),
    ...frameworkCells({
      shared: run(FRAMEWORK_STUDY.shared),
      alone: run(FRAMEWORK_STUDY.alone),
      boot: run(FRAMEWORK_STUDY.boot),
    }),
  ];
  const regimes = withKeys(await readCatalogue(root, locale, 'interface'), /^regime\./u);
  const compareTexts = {...units, ...regimes, ...withKeys(all, /^(unit|compare|leftOut)\./u)};
  const {first, others, studies} = compareData(results, {
    ...{locale, baseUrl, words, texts: compareTexts},
    pageOf: studyPages(root, locale),
    films: filmsBy(cells),
  });
  return {
    compare: {texts: compareTexts, study: first, studies},
    ...others,
    answer: {
      ...answerData(results, {baseUrl, words}),
      texts: {...units, ...withKeys(all, /^unit\./u), ...answerTexts},
    },
    'vu-cap': {exhibit: exhibitOf(run(RUN), EXHIBITED), ...wordsOf('vu-cap', /^(unit|vuCap)\./u)},
    effects: {
      ...effectsData(run(OWN_RUN), run(TECHEMPOWER_RUN), FRAMEWORK_RUNS.map(run)),
      texts: {...units, ...withKeys(all, EFFECTS_TEXTS)},
    },
    pause: {texts: {...units, ...withKeys(all, /^(unit|pause|leftOut)\./u)}},
    pool: {
      cells,
      texts: {...units, ...withKeys(all, /^(unit|pool|leftOut)\./u)},
    },
  };
}

/** Where Compare finds the cells of a study that the simulator can start from. */
function filmsBy(cells: readonly {id: string; study: string}[]) {
  const runs = [OWN_RUN, FRAMEWORK_STUDY.shared].map((id) => id.split('/'));
  return Object.fromEntries(
    runs.map(([study, run]) => [
      study,
      {run, ids: cells.filter((cell) => cell.study === study).map(({id}) => id)},
    ]),
  );
}

async function readCatalogue(
  root: string,
  locale: string,
  name: string,
): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(root, 'i18n', locale, `${name}.json`), 'utf8'));
}

const withKeys = (catalogue: Record<string, string>, wanted: RegExp) =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => wanted.test(key)));

function serveData(load: () => Promise<Record<string, object>>, baseUrl: string) {
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => {
    const [folder, file = ''] = String(request.url).split('?')[0].slice(baseUrl.length).split('/');
    const data = folder === DATA && (await load())[file.replace(/\.json$/u, '')];
    if (!data) return next();
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(data));
  };
  const setupMiddlewares = (all: object[]) => [{name: 'explorables', middleware}, ...all];
  return {setupMiddlewares};
}

/** Published pictures of the explorables: `<figure>.<locale>.<width>` → SVG. */
async function readPictures(siteDir: string) {
  const names = ['vu-cap'].flatMap((figure) =>
    LOCALES.flatMap((locale) => ['wide', 'narrow'].map((width) => `${figure}.${locale}.${width}`)),
  );
  const read = (name: string) => readFile(join(siteDir, PICTURES, `${name}.svg`), 'utf8');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
}

function aliases(siteDir: string, isServer: boolean) {
  return Object.fromEntries(
    Object.entries(STILLS).map(([name, file]) => [
      name,
      join(siteDir, EXPLORABLES, isServer ? file : 'frame/Nothing.ts'),
    ]),
  );
}

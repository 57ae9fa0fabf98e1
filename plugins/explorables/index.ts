import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {studyPages} from '../../content/claim/study-page.ts';
import {LOCALES} from '../../content/languages.ts';
import {readResults} from '../../content/results/read-results.ts';
import {toolMarks} from '../../content/tools/marks.ts';
import {runFinder} from '../../content/site/runs.ts';
import {frameworkCells, measuredCells} from '../../lib/pool/measured-cells.ts';
import {keysOf, tableOf} from '../../lib/typed.ts';
import {exhibitOf} from '../../lib/capacity/vu-cap.ts';
import {figuresOnce} from '../figures/index.ts';
import {isDevelopment} from '../common/server-texts.ts';
import {serveFiles} from '../common/serve-files.ts';
import {writeFile} from '../common/write-files.ts';
import {FRAMEWORK_STUDY, LARAVEL_RUN as RUN, OWN_RUN, answerData} from './answer-data.ts';
import {adviceData} from './advice-data.ts';
import {EFFECTS_RUNS, effectsData} from './effects-data.ts';
import {compareData} from './compare-data.ts';
import {CASES, measuredCases} from './diagnose-cases.ts';
import {EXPLORABLES, explorableNames, sheetOf, sheetText} from './folders.ts';
import {refusalTexts} from './refusal-texts.ts';
import {STUDIED_TEXTS, saidPoint} from './studied-words.ts';
import {wordsOnPage} from '../../src/components/explorables/frame/words.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

const EXHIBITED = 'swoole-nts';
const PICTURES = 'static/figures/blocking-coefficient';

/**
 * Gives the explorables what they are drawn from: measured points from the result files, their words and those of their
 * charts. Keeps their views out of what browsers load.
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
      await actions.createData('views.js', viewsModule(siteDir));
    },
    getPathsToWatch: () =>
      [RUN, OWN_RUN, ...[EFFECTS_RUNS, FRAMEWORK_STUDY].flatMap(Object.values)].map((run) =>
        join(siteDir, 'static/data/results', `${run}.json`),
      ),
    configureWebpack: (config, isServer) => ({
      // Readers' browsers get an empty module: what brings an explorable to life comes by its island.
      resolve: {
        alias: {
          '@explorables/views': isServer
            ? '@generated/explorables/default/views.js'
            : join(siteDir, EXPLORABLES, 'frame/no-views.ts'),
        },
      },
      ...(isDevelopment() && {
        devServer: serveFiles('explorables', siteConfig.baseUrl, (address) =>
          fileAt(address, {siteDir, load}),
        ),
      }),
    }),
    async postBuild({content, outDir}) {
      for (const [name, data] of Object.entries(content))
        writeFile(join(outDir, DATA, `${name}.json`), JSON.stringify(data));
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      for (const name of explorableNames(siteDir))
        writeFile(join(outDir, sheetOf(name)), sheetText(siteDir, name));
    },
  };
}

/** The explorer's own words, and those that it shares with the simulator. */
const EFFECTS_TEXTS =
  /^(unit|effects|leftOut|pool\.(bad|badWhole|slider|reset|suffix|origin|column|details))(\.|_|$)/u;

/** What the calculator on the home page says in the words of the whole one. */
const ADVICE_TEXTS =
  /^answer\.(bad\.(?!parts)|slider|field\.(?:cpu|wait|workers|cores)$|unit|step|input|limit|topic|now|state|coroutines|workers|neither|first|from|beyond|borrowed)/u;

/** Where browsers find what an explorable is drawn from, below the language's base. */
const DATA = 'island-data';

/** @param baseUrl of the language */
async function loadData(root: string, siteBase: string, baseUrl: string, locale: string) {
  const catalogue = async (name: string): Promise<Record<string, string>> =>
    JSON.parse(await readFile(join(root, 'i18n', locale, `${name}.json`), 'utf8'));
  const results = await readResults(root);
  const run = runFinder({byId: results, unreadable: []});
  const figures = await figuresOnce(root, siteBase);
  const [shared, all] = [await catalogue('interface'), await catalogue('explorables')];
  const textsOf = (own: RegExp) => ({...withKeys(shared, /^unit\./u), ...withKeys(all, own)});
  const words = await catalogue('data-words');
  const own = run(OWN_RUN);
  const frameworks = tableOf(keysOf(FRAMEWORK_STUDY), (name) => run(FRAMEWORK_STUDY[name]));
  const cells = [...measuredCells(own), ...frameworkCells(frameworks)];
  const compareTexts = {
    ...textsOf(/^(unit|compare|leftOut)\./u),
    ...withKeys(shared, /^regime\./u),
  };
  const {first, others, systems, studies} = compareData(results, {
    ...{locale, baseUrl, words, texts: compareTexts},
    pageOf: studyPages(root, locale),
    films: filmsBy(cells),
  });
  const answerTexts = {...textsOf(/^unit\./u), ...(await catalogue('answer'))};
  const answer = answerData(results, {baseUrl, words});
  const cap = figures.find(({id}) => id === 'blocking-coefficient/vu-cap');
  const diagnoseTexts = await catalogue('diagnose');
  const ownCases = measuredCases(run, (id) => diagnoseTexts[`diagnose.case.${id}`], baseUrl);
  return {
    compare: {texts: compareTexts, study: first, studies},
    ...others,
    'compare-systems': systems,
    answer: {
      ...answer,
      points: answer.points.map((point) =>
        saidPoint(point, wordsOnPage(locale, answerTexts), `${baseUrl}studies/`),
      ),
      texts: withKeys(answerTexts, STUDIED_TEXTS, false),
    },
    'answer-size': await catalogue('size'),
    advice: {
      ...adviceData(results, baseUrl),
      texts: {
        ...textsOf(/^(unit|advice)\./u),
        ...withKeys(await catalogue('answer'), ADVICE_TEXTS),
      },
    },
    diagnose: {
      ...{cases: [...CASES, ...ownCases], marks: toolMarks(root)},
      texts: {
        ...textsOf(/^unit\./u),
        ...diagnoseTexts,
        ...refusalTexts({...(await catalogue('problems')), ...(await catalogue('refusals'))}),
      },
    },
    'vu-cap': {
      ...{exhibit: exhibitOf(run(RUN), EXHIBITED), texts: textsOf(/^(unit|vuCap)\./u)},
      chartTexts: cap?.languages[locale].texts,
    },
    effects: {
      ...effectsData(run),
      texts: textsOf(EFFECTS_TEXTS),
    },
    pause: {texts: textsOf(/^(unit|pause|leftOut)\./u)},
    pool: {cells, texts: textsOf(/^(unit|pool|leftOut)\./u)},
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

/** @param isWanted whether those that fit are kept, or left out */
const withKeys = (catalogue: Record<string, string>, keys: RegExp, isWanted: boolean = true) =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => keys.test(key) === isWanted));

/** What the development server answers with: sheets, and what explorables are drawn from. */
async function fileAt(
  address: string,
  {siteDir, load}: {siteDir: string; load: () => Promise<Record<string, object>>},
) {
  const styled = explorableNames(siteDir).find((name) =>
    `/${address}`.endsWith(`/${sheetOf(name)}`),
  );
  if (styled) return sheetText(siteDir, styled);
  const [folder, file = ''] = address.split('/');
  const data = folder === DATA && (await load())[file.replace(/\.json$/u, '')];
  return data ? JSON.stringify(data) : undefined;
}

/** Published pictures of the cap: `vu-cap.<locale>.<width>` → SVG. */
async function readPictures(siteDir: string) {
  const names = LOCALES.flatMap((locale) => [`vu-cap.${locale}.wide`, `vu-cap.${locale}.narrow`]);
  const read = async (name: string) =>
    (await readFile(join(siteDir, PICTURES, `${name}.svg`), 'utf8')).replaceAll('>\n<', '><');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
}

/** What the server draws: views of all explorables, each with what it is drawn from. */
function viewsModule(siteDir: string) {
  const views = explorableNames(siteDir).map((name, at) => {
    const folder = join(siteDir, EXPLORABLES, name);
    // Some need more on the server than what draws them live.
    const file = existsSync(join(folder, 'server.tsx')) ? 'server.tsx' : 'index.tsx';
    return {
      imports: `import * as view${at} from '@site/${EXPLORABLES}/${name}/${file}';\nimport given${at} from './${name}.json';\n`,
      entry: `'${name}': {...view${at}, View: view${at}.default, given: given${at}},\n`,
    };
  });
  const all = (part: 'imports' | 'entry') => views.map((view) => view[part]).join('');
  return `${all('imports')}export default {\n${all('entry')}};\n`;
}

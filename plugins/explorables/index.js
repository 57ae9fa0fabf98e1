import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readResults} from '../../content/results/read-results.js';
import {exhibitOf} from '../../lib/capacity/exhibit.js';
import {measuredServers} from '../../lib/capacity/measured-servers.js';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const EXHIBITED = 'swoole-nts';
const EXPLORABLES = 'src/components/explorables';
const PICTURES = 'static/figures/blocking-coefficient';

/** Still forms that only the server draws; readers' browsers get an empty module. */
const STILLS = {
  '@still/calculator': 'calculator/CalculatorStill.js',
  '@still/vu-cap': 'vu-cap/VuCapStill.js',
};

/**
 * Gives the explorables their measured points from the result files, and keeps their still forms out
 * of what browsers load.
 */
export default function explorablesPlugin({siteDir}) {
  return {
    name: 'explorables',
    loadContent: () => readResults(siteDir),
    async contentLoaded({content: runs, actions}) {
      const run = runs.get(RUN);
      await actions.createData('presets.json', JSON.stringify(measuredServers(run)));
      await actions.createData('vu-cap.json', JSON.stringify(exhibitOf(run, EXHIBITED)));
      await actions.createData('pictures.json', JSON.stringify(await readPictures(siteDir)));
    },
    getPathsToWatch: () => [join(siteDir, 'static/data/results', `${RUN}.json`)],
    configureWebpack: (config, isServer) => ({resolve: {alias: aliases(siteDir, isServer)}}),
  };
}

/** Published pictures of the explorables: `<figure>.<locale>.<width>` → SVG. */
async function readPictures(siteDir) {
  const names = ['calculator', 'vu-cap'].flatMap((figure) =>
    ['en', 'ru'].flatMap((locale) =>
      ['wide', 'narrow'].map((width) => `${figure}.${locale}.${width}`),
    ),
  );
  const read = (name) => readFile(join(siteDir, PICTURES, `${name}.svg`), 'utf8');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
}

function aliases(siteDir, isServer) {
  return Object.fromEntries(
    Object.entries(STILLS).map(([name, file]) => [
      name,
      join(siteDir, EXPLORABLES, isServer ? file : 'frame/Nothing.js'),
    ]),
  );
}

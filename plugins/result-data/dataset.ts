import {doiAddress} from '../../content/citation/citation.ts';
import {quantities} from '../../lib/result/read.ts';
import {unitOf} from '../../lib/result/units.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Table} from './tables.ts';

/** Licence of text and data; what others measured stays theirs, and each file names its sources. */
export const LICENCE = Object.freeze({
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
});

export const PUBLISHER = 'The Blocking Coefficient contributors';

/** Units in the words of schema.org: UN/CEFACT codes where there is one, else a text. */
const UNITS: Record<string, {unitCode: string} | {unitText: string}> = {
  ms: {unitCode: 'C26'},
  s: {unitCode: 'SEC'},
  mb: {unitCode: '4L'},
  mib: {unitText: 'MiB'},
  perS: {unitText: '1/s'},
  perWorkerPerS: {unitText: '1/s'},
  share: {unitText: '0–1'},
  hz: {unitCode: 'HTZ'},
  bytes: {unitCode: 'AD'},
  bytesPerS: {unitText: 'B/s'},
};

/**
 * Describes the results of one study for search engines.
 *
 * @param runs result files of the study
 * @param page page that explains them
 * @param tables values of the study's figures
 * @param site `doi`: of the whole site
 * @returns JSON-LD of a schema.org Dataset
 * @see https://schema.org/Dataset
 */
export function dataset(
  runs: Run[],
  page: {title: string; description: string; address: string},
  {root, locale, doi}: {root: string; locale: string; doi?: string},
  tables: Table[] = [],
): object {
  const days = runs
    .map(({measuredOn}) => measuredOn)
    .filter((day) => day !== 'unknown')
    .sort();
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: page.title,
    description: page.description,
    url: page.address,
    inLanguage: locale,
    license: LICENCE.path,
    creator: {'@type': 'Organization', name: PUBLISHER, url: root},
    ...(days.length > 0 ? {temporalCoverage: coverage(days)} : {}),
    isBasedOn: [...new Set(runs.flatMap(({origin}) => (origin.sources ?? []).map(({url}) => url)))],
    variableMeasured: variables(runs),
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      name: 'Blocking Coefficient',
      url: `${root}data/`,
      ...identifierOf(doi),
    },
    distribution: [
      ...runs.map(({id}) => download('application/json', `${root}data/results/${id}.json`)),
      ...tables.map(({path}) => download('text/csv', `${root}${path}`)),
    ],
  };
}

/** What a DOI says in the words of schema.org; nothing where there is none. */
export const identifierOf = (doi: string | undefined) => (doi ? {identifier: doiAddress(doi)} : {});

const download = (encodingFormat: string, contentUrl: string) => ({
  '@type': 'DataDownload',
  encodingFormat,
  contentUrl,
});

function coverage(days: string[]) {
  const [first] = days;
  const last = days.at(-1);
  return first === last ? first : `${first}/${last}`;
}

function variables(runs: Run[]) {
  const measurements = runs.flatMap((run) => run.measurements);
  const paths = measurements.flatMap((one) => quantities(one).map(({path}) => path));
  // Percentiles and process groups have one unit each: a page carries a dozen names, not fifty.
  const units = new Map(paths.sort().map((path) => [path.split('.')[0], unitOf(path)?.unit]));
  units.delete('processGroups');
  return [...units].map(([name, unit]) => ({
    '@type': 'PropertyValue',
    name,
    ...(unit && UNITS[unit]),
  }));
}

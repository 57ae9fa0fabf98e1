import {createHash} from 'node:crypto';
import {csvOf, tableRows} from '../../lib/chart-data/table.ts';
import type {Points} from '../../lib/chart-data/types.ts';

/** Types of the columns that a figure's CSV can have; x is a number or a name, by figure. */
const TYPES: Record<string, string> = {
  y: 'number',
  low: 'number',
  high: 'number',
  single: 'boolean',
  failed: 'boolean',
};

export interface Table {
  /** `<study>/<figure>` */
  id: string;
  /** from the site's root */
  path: string;
  bytes: number;
  sha256: string;
  fields: {name: string; type: string}[];
}

/** The values of a figure as they are published. */
export function tableOf({id, points}: {id: string; points: Points}): Table {
  const rows = tableRows(points);
  const csv = csvOf(rows);
  const [header] = csv.split('\r\n');
  const xType = rows.every(({x}) => typeof x === 'number') ? 'number' : 'string';
  return {
    id,
    path: `data/csv/${id}.csv`,
    bytes: Buffer.byteLength(csv),
    sha256: createHash('sha256').update(csv).digest('hex'),
    fields: header
      .split(',')
      .map((name) => ({name, type: name === 'x' ? xType : (TYPES[name] ?? 'string')})),
  };
}

/**
 * A figure's values as a resource of a data package.
 *
 * @see https://datapackage.org/standard/table-schema/
 */
export function tableResource({id, path, bytes, sha256, fields}: Table) {
  return {
    name: `figure.${id.replace('/', '.')}`,
    path,
    type: 'table',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes,
    hash: `sha256:${sha256}`,
    schema: {fields, missingValues: ['']},
  };
}

// @ts-check
import {createHash} from 'node:crypto';
import {csvOf, tableRows} from '../../lib/chart-data/table.js';

/**
 * Types of the columns that a figure's CSV can have; x is a number or a name, by figure.
 *
 * @type {Record<string, string>}
 */
const TYPES = {y: 'number', low: 'number', high: 'number', single: 'boolean', failed: 'boolean'};

/**
 * The values of a figure as they are published.
 *
 * @param {{id: string, points: import('../../lib/chart-data/types.js').Points}} figure
 * @returns {Table}
 *
 * @typedef {object} Table
 * @property {string} id `<study>/<figure>`
 * @property {string} path from the site's root
 * @property {number} bytes
 * @property {string} sha256
 * @property {{name: string, type: string}[]} fields
 */
export function tableOf({id, points}) {
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

/** A figure's values as a resource of a data package. @param {Table} table @see https://datapackage.org/standard/table-schema/ */
export function tableResource({id, path, bytes, sha256, fields}) {
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

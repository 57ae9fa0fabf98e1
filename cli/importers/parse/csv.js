// @ts-check
import {parse} from 'csv-parse/sync';
import {Refusal} from '../refusal.js';

/**
 * Rows of a small CSV file, whatever their lengths; who reads them holds the columns against the header.
 *
 * @param {string} text
 * @returns {string[][]} The header first; the index of a row is its line, counted from 0.
 * @throws {Refusal} sample-unreadable.
 */
export function csvRows(text) {
  try {
    return parse(text.trimEnd(), {relaxColumnCount: true});
  } catch (error) {
    throw new Refusal('sample-unreadable', {
      place: `line ${/** @type {import('csv-parse/sync').CsvError & {lines: number}} */ (error).lines}`,
      value: /** @type {import('csv-parse/sync').CsvError & {lines: number}} */ (error).code,
    });
  }
}

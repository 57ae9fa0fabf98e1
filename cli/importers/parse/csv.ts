import {parse} from 'csv-parse/browser/esm/sync';
import {Refusal} from '../refusal.ts';
import type {CsvError} from 'csv-parse/browser/esm/sync';

/**
 * Rows of a small CSV file, whatever their lengths; who reads them holds the columns against the header.
 *
 * @returns The header first; the index of a row is its line, counted from 0.
 * @throws {Refusal} sample-unreadable.
 */
export function csvRows(text: string): string[][] {
  try {
    return parse(text.trimEnd(), {relaxColumnCount: true});
  } catch (error) {
    throw new Refusal('sample-unreadable', {
      place: `line ${(error as CsvError & {lines: number}).lines}`,
      value: (error as CsvError & {lines: number}).code,
    });
  }
}

import {readHeyCsv} from './csv.ts';
import {readHeyText} from './text.ts';
import type {Reader} from '../tools.ts';

/**
 * hey 0.1: the printed report and `-o csv`. A closed model; its `-q` limits each worker and not the whole.
 * https://github.com/rakyll/hey
 */
export default {
  formats: ['text', 'csv'],
  async read(source, context = {}) {
    const csv = (context.format ?? '') === 'csv' || source.head.startsWith('response-time,');
    return [csv ? await readHeyCsv(source) : readHeyText(await source.text())];
  },
} satisfies Reader;

import {readH2loadLog} from './log.ts';
import {readH2loadText} from './text.ts';
import type {Reader} from '../tools.ts';

/**
 * h2load 1: the printed report and `--log-file`. A closed model, except with `--rate`, which opens connections.
 * https://nghttp2.org/documentation/h2load.1.html
 */
export default {
  formats: ['text', 'log'],
  async read(source, context = {}) {
    const log = (context.format ?? '') === 'log' || /^\d{13,}\t-?\d+\t\d+/.test(source.head);
    return [log ? await readH2loadLog(source) : readH2loadText(await source.text())];
  },
} satisfies Reader;

/**
 * What a first touch doesn't need, in one file of its own: the form where the application left the page empty, the tables
 * that stay closed until they are opened, with the light of their symbols, and the statistics of many requests, which the Web Worker computes meanwhile.
 */
export {lightSymbols} from './light.ts';
export {statisticsHtml, statisticsSentence} from './statistics.ts';
export {tablesOf} from './tables.ts';
export {poolHtml} from './whole.ts';

// @ts-check
// `npm run build [-- --locale ru]`
import {buildSite} from './build.js';

process.exitCode = buildSite({args: process.argv.slice(2)}) ? 0 : 1;

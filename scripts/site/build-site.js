// @ts-check
// `npm run build [-- --out-dir elsewhere] [-- --locale ru]`
import {buildCommand, buildSite} from './build.js';

process.exitCode = buildSite(buildCommand(process.argv.slice(2))) ? 0 : 1;

// `npm run build [-- --out-dir elsewhere] [-- --locale ru] [-- --remove-earlier]`
import {buildCommand, buildSite} from './build.ts';

process.exitCode = (await buildSite(buildCommand(process.argv.slice(2)))) ? 0 : 1;

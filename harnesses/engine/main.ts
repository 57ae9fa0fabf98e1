// The command line of a harness: `node main.ts NAME …`, which the file `run` in its folder starts.
import {runCommandLine} from './command-line.ts';

const [name, ...argv] = process.argv.slice(2);
const {HARNESS} = await import(`../${name}/harness.ts`);
await runCommandLine(HARNESS, argv);

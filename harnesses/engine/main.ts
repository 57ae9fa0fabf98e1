// The command line of a harness: `node main.ts NAME …`, which the file `run` in its folder starts.
import {runCommandLine} from './command-line.ts';

// Where start.js had to start another Node, this one ends with that, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

const [name, ...argv] = process.argv.slice(2);
const {HARNESS} = await import(`../${name}/harness.ts`);
await runCommandLine(HARNESS, argv);

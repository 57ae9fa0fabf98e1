import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runCommandLine} from '../protocol/command-line.ts';
import {COMMANDS, HELP, OPTIONS} from './command/commands.ts';

const line = {
  name: 'harnesses/actors/run',
  root: dirname(fileURLToPath(import.meta.url)),
  commands: COMMANDS,
  options: OPTIONS,
  help: HELP,
};
await runCommandLine(line, process.argv.slice(2));

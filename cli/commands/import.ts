import {Option} from 'commander';
import {FACTS} from '../importers/session/facts.ts';
import {runImport} from '../importers/session/run-import.ts';
import {RELATIONS} from '../importers/assemble.ts';
import {TOOLS} from '../importers/tools.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Context} from '../main.ts';
import type {Command} from 'commander';

export const name = 'import';

const EXAMPLE = `npm run bench -- import k6 cli/importers/k6/fixtures/car-ok.v2.handleSummary-default.json \\
    --id my-study/my-run --evidence own --system swoole --runtime swoole --scenario hello --workload no-io \\
    --model open --rate 50 --max-vus 20 --duration 5 --out /tmp/bench-results`;

export function register(program: Command, context: Context) {
  const {say} = context;
  const command = program
    .command(name)
    .summary(say('import.summary'))
    .description(`${say('import.summary')}. ${say('import.details')}`)
    .argument('<tool>', `${say('import.argument.tool')}: ${TOOLS.join(', ')}`)
    .argument('<files...>', say('import.argument.files'))
    .option('--about <file>', say('import.option.about'))
    .addOption(new Option('--as <relation>', say('import.option.as')).choices(RELATIONS))
    .option('--map <file=system:workers...>', say('import.option.map'))
    .option('--format <name>', say('import.option.format'))
    .option('--test <name>', say('import.option.test'))
    .option('--entries <language>', say('import.option.entries'))
    .option('--latency-correction', say('import.option.latency-correction'));
  addFacts(command, say);
  command
    .option('--version <name=version...>', say('import.option.version'))
    .option('--note <text...>', say('import.option.note'))
    .option('--allow-mixed', say('import.option.allow-mixed'))
    .option('--allow-short', say('import.option.allow-short'))
    .option('--allow-refused', say('import.option.allow-refused'))
    .option('--allow-failed', say('import.option.allow-failed'))
    .option('--allow-slower', say('import.option.allow-slower'))
    .option('--out <folder>', say('import.option.out'))
    .option('--replace', say('import.option.replace'))
    .option('--yes', say('import.option.yes'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((tool, files, options) => runImport(tool, files, options, context));
}

function addFacts(command: Command, say: Say) {
  for (const {flag, placeholder, choices} of FACTS) {
    const option = new Option(`--${flag} <${placeholder}>`, say(`import.option.${flag}`));
    command.addOption(choices ? option.choices(choices) : option);
  }
}

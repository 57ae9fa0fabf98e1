import {RELATIONS} from '../importers/assemble.ts';
import {FACTS} from '../importers/session/facts.ts';
import {runImport} from '../importers/session/run-import.ts';
import {TOOLS} from '../importers/tools.ts';
import type {Fact} from '../importers/session/facts.ts';
import type {CommandParts, Word} from './index.ts';

export default {
  arguments: [['<tool>', TOOLS], '<files...>'],
  flags: [
    '--about <file>',
    ['--as <relation>', RELATIONS],
    '--map <file=system:workers...>',
    '--format <name>',
    '--test <name>',
    '--entries <language>',
    '--latency-correction',
    ...FACTS.map(wordOf),
    '--version <name=version...>',
    '--note <text...>',
    ...['mixed', 'short', 'refused', 'failed', 'slower'].map((what) => `--allow-${what}`),
    '--out <folder>',
    '--replace',
    '--yes',
  ],
  example: `npm run bench -- import k6 cli/importers/k6/fixtures/car-ok.v2.handleSummary-default.json \\
    --id my-study/my-run --evidence own --system swoole --runtime swoole --scenario hello --workload no-io \\
    --model open --rate 50 --max-vus 20 --duration 5 --out /tmp/bench-results`,
  run: runImport,
} satisfies CommandParts;

function wordOf({flag, placeholder, choices}: Fact): Word {
  const word = `--${flag} <${placeholder}>`;
  return choices ? [word, choices] : word;
}

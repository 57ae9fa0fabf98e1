import {writeResultFile} from '../../export/write-result-file.ts';
import {PLAN_OPTIONS} from '../../protocol/plan-options.ts';
import {resultFileOf} from '../export/result-file.ts';
import {doctorCommand} from './doctor.ts';
import {runPlanCommand} from './run-plan.ts';
import type {Values} from '../../protocol/command-line.ts';

export type Options = Values<typeof OPTIONS>;

export const COMMANDS: Record<string, (rest: string[], options: Options) => Promise<number>> = {
  doctor: () => doctorCommand(),
  smoke: (rest, options) => runPlanCommand('smoke', options),
  full: (rest, options) => runPlanCommand('full', options),
  plan: ([path], options) => runPlanCommand(path ?? '', options),
  export: ([from], options) => writeResultFile(resultFileOf, from, options),
};

export const OPTIONS = {
  ...PLAN_OPTIONS,
  study: {type: 'string', default: 'actors-on-fibers'},
} as const;

export const HELP = `Usage: harnesses/actors/run <command> [options]

  doctor             what is here, what is missing and how to install it
  smoke | full       run a plan of plans/ (about a minute, about 13 minutes); started again, it resumes
  plan FILE.json     run a plan of your own
      --out FOLDER   where the journal and the logs go (runs/<plan>)
      --seed N       seed of the randomised order (random, recorded)
      --estimate     only say how long it would take
  export [FOLDER]    write the result file of a journal (of runs/full)
                     [--study S --name RUN --to static/data/results --replace]
`;

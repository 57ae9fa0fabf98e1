// @ts-check
import {writeResultFile} from '../../export/write-result-file.js';
import {PLAN_OPTIONS} from '../../protocol/plan-options.js';
import {resultFileOf} from '../export/result-file.js';
import {doctorCommand} from './doctor.js';
import {runPlanCommand} from './run-plan.js';

/** @typedef {import('../../protocol/command-line.js').Values<typeof OPTIONS>} Options */

/** @type {Record<string, (rest: string[], options: Options) => Promise<number>>} */
export const COMMANDS = {
  doctor: () => doctorCommand(),
  smoke: (rest, options) => runPlanCommand('smoke', options),
  full: (rest, options) => runPlanCommand('full', options),
  plan: ([path], options) => runPlanCommand(path ?? '', options),
  export: ([from], options) => writeResultFile(resultFileOf, from, options),
};

export const OPTIONS = /** @type {const} */ ({
  ...PLAN_OPTIONS,
  study: {type: 'string', default: 'actors-on-fibers'},
});

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

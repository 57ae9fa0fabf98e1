// `npm test`: every check there is, from nothing; run.js has seen to Node and the packages.
import {rmSync} from 'node:fs';
import {ensureBrowser} from '../setup/browser.ts';
import {report} from './report.ts';
import {resultsOf, SKIPPED_STATUS} from './results.ts';
import {runWithin} from './run-within.ts';
import {planOf, slownessOf} from './stages.ts';
import {messageOf} from '../../lib/errors.ts';
import type {Result} from './report.ts';
import type {Stage} from './stages.ts';

async function main() {
  const slowness = slownessOf(process.env);
  const {chromePath, browserProblem} = await browser();
  rmSync('test-results', {recursive: true, force: true});
  const run = (stages: Stage[]) => runLane(stages, slowness);
  const results = (await Promise.all(planOf({chromePath}).map(run))).flat();
  if (browserProblem) console.log(`\n${browserProblem}`);
  console.log(report(results));
  process.exitCode = results.every(({succeeded}) => succeeded) ? 0 : 1;
}

/** The other stages are worth running without a browser; the browser tests then fail with the reason. */
async function browser() {
  try {
    return {chromePath: await ensureBrowser(), browserProblem: ''};
  } catch (error) {
    return {chromePath: '', browserProblem: messageOf(error)};
  }
}

async function runLane(stages: Stage[], slowness: number) {
  const results = [];
  for (const stage of stages) results.push(await runStage(stage, slowness));
  return results;
}

async function runStage(stage: Stage, slowness: number): Promise<Result> {
  console.log(`\n── ${stage.name} ──`);
  const {name, why, command} = stage;
  const minutes = stage.minutes * slowness;
  const begin = Date.now();
  const env = {...process.env, ...stage.env};
  const {status, inTime} = await runWithin(command, {minutes, env});
  if (!inTime) {
    console.log(
      `\n${name}: stopped after ${minutes} minutes. What was printed last had ended; what comes after it hangs, or the machine is slow: SLOWNESS=${2 * slowness} npm test gives every check more time.`,
    );
  }
  const isSkipped = status === SKIPPED_STATUS && inTime && !stage.report;
  const succeeded = isSkipped || (status === 0 && inTime);
  const seconds = (Date.now() - begin) / 1000;
  const results = resultsOf(stage.report, {succeeded, isSkipped});
  return {name, why, succeeded, inTime, seconds, ...results};
}

main().catch((error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});

// @ts-check
import {CEILING_SHARE, measureCeiling} from '../load/ceiling.js';
import {chooseTool} from '../load/tools.js';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.js';

/** @import {Step} from '../load/ceiling.js' */

/** Prints what the load generator itself can do here. @param {{tool: string}} options */
export async function ceilingCommand(options) {
  const work = makeWorkFolder();
  /** @param {string} line */
  const say = (line) => process.stdout.write(`${line}\n`);
  try {
    const place = {work, tool: chooseTool(options.tool)};
    const {ceilingPerS} = await measureCeiling(place, (step) => say(stepText(step)));
    say(
      `Ceiling ${ceilingPerS}/s; a run above ${Math.round(ceilingPerS * CEILING_SHARE)}/s is refused.`,
    );
    return ceilingPerS > 0 ? 0 : 1;
  } finally {
    removeWorkFolder(work);
  }
}

/** @param {Step} step */
function stepText({ratePerS, throughputPerS, lagP99Ms, latencyP50Ms, cpuMsPerRequest, kept}) {
  const lag = lagP99Ms === null ? 'not told' : `${lagP99Ms.toFixed(2)} ms`;
  return `${ratePerS}/s asked: ${throughputPerS.toFixed(0)}/s answered, p50 ${latencyP50Ms?.toFixed(2)} ms, lag p99 ${lag}, ${cpuMsPerRequest.toFixed(3)} ms CPU per request${kept ? '' : ' – not kept'}`;
}

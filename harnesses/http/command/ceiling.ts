import {CEILING_SHARE, measureCeiling} from '../load/ceiling.ts';
import {chooseTool} from '../load/tools.ts';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.ts';
import type {Step} from '../load/ceiling.ts';

/** Prints what the load generator itself can do here. */
export async function ceilingCommand(options: {tool: string}) {
  const work = makeWorkFolder();
  const say = (line: string) => process.stdout.write(`${line}\n`);
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

function stepText({ratePerS, throughputPerS, lagP99Ms, latencyP50Ms, cpuMsPerRequest, kept}: Step) {
  const lag = lagP99Ms === null ? 'not told' : `${lagP99Ms.toFixed(2)} ms`;
  return `${ratePerS}/s asked: ${throughputPerS.toFixed(0)}/s answered, p50 ${latencyP50Ms?.toFixed(2)} ms, lag p99 ${lag}, ${cpuMsPerRequest.toFixed(3)} ms CPU per request${kept ? '' : ' – not kept'}`;
}

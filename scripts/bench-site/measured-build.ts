import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {BUILD_ARGUMENTS, BUILD_ENVIRONMENT} from '../site/build.ts';

/**
 * Builds the site and watches it.
 *
 * @param folder The project, or a copy of it.
 * @returns Seconds by the clock and of CPU, which a busy machine stretches less; memory is the process's high-water
 * mark of resident memory. Only Linux tells the last two.
 * @throws {Error} When the build fails, with the end of what it said.
 */
export async function measuredBuild(
  folder: string,
): Promise<{seconds: number; cpuSeconds: number | null; peakMb: number | null}> {
  const begin = Date.now();
  const child = spawn(process.execPath, BUILD_ARGUMENTS, {
    cwd: folder,
    env: {...process.env, ...BUILD_ENVIRONMENT},
  });
  let said = '';
  let peakMb: number | null = null;
  let cpuSeconds: number | null = null;
  const listen = (piece: Buffer) => {
    said = (said + piece).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const watch = setInterval(() => {
    peakMb = highWaterMb(child.pid) ?? peakMb;
    cpuSeconds = cpuSecondsOf(child.pid) ?? cpuSeconds;
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${said}`);
  return {seconds: (Date.now() - begin) / 1000, cpuSeconds, peakMb};
}

function highWaterMb(pid: number | undefined) {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}

function cpuSecondsOf(pid: number | undefined) {
  try {
    // Fields 14 and 15, user and system time in hundredths, counted after the name in brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

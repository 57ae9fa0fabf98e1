import type {Context} from '../../main.ts';

/** Files below this size are read before anybody could wonder. */
const QUICK_BYTES = 5_000_000;
const TICK_MS = 1000;

/** Tells on a terminal which file is being read, and for how long. */
export function progressOn(
  {stderr, say}: Context,
  {json}: {json?: boolean},
): {show: (name: string, index: number, count: number, bytes: number) => void; end: () => void} {
  if (!stderr.isTTY || json) return {show: () => {}, end: () => {}};
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(timer);
    stderr.write('\r\u001B[K');
  };
  const show = (name: string, index: number, count: number, bytes: number) => {
    end();
    if (bytes < QUICK_BYTES && count < 20) return;
    const started = Date.now();
    const line = () => {
      const seconds = Math.round((Date.now() - started) / TICK_MS);
      const megabytes = Math.round(bytes / 1e6);
      stderr.write(
        `\r\u001B[K${say('import.reading', {name, index: index + 1, count, megabytes, seconds})}`,
      );
    };
    line();
    timer = setInterval(line, TICK_MS);
  };
  return {show, end};
}

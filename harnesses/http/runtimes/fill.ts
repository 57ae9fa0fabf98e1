import {SMALL} from '../catalogue.ts';
import type {Cell} from '../protocol/cell.ts';

/** Text with what names in braces stand for; a name that stands for nothing is left, since Caddy has such of its own. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/**
 * What names in braces stand for in the configuration of a server that starts PHP by itself.
 *
 * @param php command line of PHP
 * @param settings of PHP, as `name=value`
 */
export const serverValues = (
  cell: Cell,
  php: string,
  settings: string[],
): Record<string, string> => ({
  phpCommand: [php, ...settings.map((setting) => `-d ${setting}`)].join(' '),
  phpIni: settings.map((setting) => setting.replace('=', ' ')).join('\n'),
  workersAndOne: String(cell.workers + 1),
  sessionOptions: sessionOptions(cell),
});

/**
 * The session that a framework asks PostgreSQL for, as app/src/Database/SessionParameters.php writes it: a server of
 * threads has it in its environment from its start, since putenv() in one thread isn't safe while another connects.
 */
function sessionOptions({app, ioWaitMs}: Pick<Cell, 'app' | 'ioWaitMs'>): string {
  const path = ioWaitMs > 0 ? 'delayed,public' : 'public';
  return app === SMALL
    ? ''
    : `-c search_path=${path} -c bench.io_wait_s=${(ioWaitMs / 1000).toFixed(3)}`;
}

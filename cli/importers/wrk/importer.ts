import {readWrkScriptJson} from './script-json.ts';
import {readWrkText} from './text.ts';
import type {Reader} from '../tools.ts';

/**
 * wrk 4: the printed report (best with `--latency`), and the line of JSON from the done script that the contributor
 * pages give. A closed model: a slow answer delays the next request of its connection, and nothing corrects that.
 * https://github.com/wg/wrk
 */
export default {
  formats: ['text', 'script-json'],
  async read(source, asked = {}) {
    const text = await source.text();
    const lastLine = text.trimEnd().replace(/^.*\n/s, '');
    const format = asked.format ?? (lastLine.startsWith('{') ? 'script-json' : 'text');
    if (format === 'script-json') return [readWrkScriptJson(lastLine)];
    return [readWrkText(text)];
  },
} satisfies Reader;

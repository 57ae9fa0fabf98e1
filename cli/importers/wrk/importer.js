// @ts-check
import {Refusal} from '../refusal.js';
import {readWrkScriptJson} from './script-json.js';
import {readWrkText} from './text.js';

/**
 * wrk 4: the printed report (best with `--latency`), and the line of JSON from the done script that the contributor
 * pages give. A closed model: a slow answer delays the next request of its connection, and nothing corrects that.
 * https://github.com/wg/wrk
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['text', 'script-json'],
  async read(source, context = {}) {
    const text = await source.text();
    const lastLine = text.trimEnd().replace(/^.*\n/s, '');
    const format = context.format ?? (lastLine.startsWith('{') ? 'script-json' : 'text');
    if (format === 'script-json') return [readWrkScriptJson(lastLine)];
    if (format === 'text') return [readWrkText(text)];
    throw new Refusal('format-unknown', {value: format, allowed: this.formats});
  },
};

import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import {main} from '../cli/main.ts';

export {IMPORTERS, K6, METADATA} from './commands.ts';

/** Types the next answer, or ends the input when there is none left. */
function reply(stdin, answers) {
  if (answers.length > 0) stdin.write(`${answers.shift()}\n`);
  else stdin.end();
}

/** Runs a command line against a process that only remembers what was written. */
export async function run(argv, {answers, lang = 'en', cwd = '.'} = {}) {
  const written = {out: '', err: ''};
  const stdin = Object.assign(new PassThrough(), {isTTY: answers !== undefined});
  const stderr = new PassThrough().on('data', (text) => {
    written.err += text;
    if (answers && /: $/.test(text)) reply(stdin, answers);
  });
  const code = await main([...argv, '--lang', lang], {
    stdin,
    stdout: {write: (text) => (written.out += text)},
    stderr: Object.assign(stderr, {isTTY: answers !== undefined}),
    env: {},
    cwd,
  });
  return {code, ...written};
}

/** An empty folder that imports are written to. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'import-test-'));
  return {
    folder,
    imported: (args, options) => run(['import', ...args, '--out', folder], options),
    result: (id = 'study/run') => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')),
    written: () => readdirSync(folder, {recursive: true}).filter((name) => name.endsWith('.json')),
    file: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
  };
}

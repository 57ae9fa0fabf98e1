import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, posix, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['lib', 'content', 'cli', 'plugins', 'scripts', 'src', 'harnesses'];
const SKIPPED = /(^|\/)(node_modules|vendor|fixtures|generated)\/|\.test\.tsx?$/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'|\brequire\('([^']+)'\)/g;

/**
 * The room that a file stands in: a folder of lib/, plugins/ or src/components/, else a top folder; src/studies,
 * src/theme and the like are rooms of their own.
 *
 * @param file path from the root
 */
export function roomOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  const depth = file.startsWith('src/components/') ? 3 : /^(lib|plugins|src)\//.test(file) ? 2 : 1;
  return parts.slice(0, depth).join('/');
}

/** Every source file of the rooms, as paths from the root. */
export const sourceFiles = () => FOLDERS.flatMap(sourcesIn);

/**
 * Which room imports which, and where.
 *
 * @returns room → imported room → one file that imports it
 */
export function importsOfRooms(): Map<string, Map<string, string>> {
  const rooms = new Map();
  for (const file of sourceFiles()) {
    for (const target of importsOf(file)) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === to) continue;
      rooms.set(from, (rooms.get(from) ?? new Map()).set(to, `${file} → ${target}`));
    }
  }
  return rooms;
}

/**
 * Ways that lead from a room back to it.
 *
 * @returns each as the imports along it, once for each room that it starts from
 */
export function circlesOf(rooms: Map<string, Map<string, string>>): string[][] {
  return [...rooms.keys()].flatMap((room) => {
    const way = wayBack(rooms, room);
    return way ? [way] : [];
  });
}

/**
 * Files of src/ that Node itself reads for the build or the command line, but that no `package.json` beside or above
 * them calls modules: it warns of each and parses it twice. (The root can't say it: Docusaurus' own files are of both kinds;
 * what plugins import comes by plugins/bends/jsx.ts, which says it.)
 *
 * @returns paths from the root
 */
export function unnamedModules(): string[] {
  const seen = new Set(
    FOLDERS.filter((folder) => !['src', 'plugins'].includes(folder))
      .flatMap(sourcesIn)
      .filter((file) => !file.includes('/browser/'))
      .flatMap(importsOf),
  );
  for (const file of seen)
    if (isSource(file)) for (const target of importsOf(file)) seen.add(target);
  return [...seen].filter((file) => isSource(file) && !isNamedModule(dirname(file))).sort();
}

const isSource = (file: string) => /^src\/.*\.tsx?$/.test(file) && existsSync(join(ROOT, file));

function isNamedModule(folder: string) {
  if (folder === '.') return false;
  const path = join(ROOT, folder, 'package.json');
  if (!existsSync(path)) return isNamedModule(dirname(folder));
  return JSON.parse(readFileSync(path, 'utf8')).type === 'module';
}

/** The shortest way from a room back to itself. */
function wayBack(rooms, start) {
  const seen = new Set();
  let ways = [{room: start, steps: []}];
  while (ways.length > 0) {
    const next = ways.flatMap(({room, steps}) =>
      [...(rooms.get(room) ?? [])].map(([to, place]) => ({room: to, steps: [...steps, place]})),
    );
    const home = next.find(({room}) => room === start);
    if (home) return home.steps;
    ways = next.filter(({room}) => !seen.has(room) && seen.add(room));
  }
  return null;
}

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.isFile() && /\.(c?js|tsx?)$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !SKIPPED.test(file));
}

function importsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // Types are gone when a module runs.
    .replace(/^(import|export) type [^;]*;$/gm, '');
  return [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3])
    .flatMap((name) => {
      if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
      return name.startsWith('.') ? [posix.join(dirname(file), name)] : [];
    });
}

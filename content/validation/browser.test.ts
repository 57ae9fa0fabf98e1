import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';

/** All modules that a module reaches, and the packages that they ask for. */
function reach(file, seen = new Set(), packages = new Set()) {
  if (seen.has(file)) return {seen, packages};
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)[^;]*?from '([^']+)';/gms,
  );
  for (const [, name] of imports) {
    if (name.startsWith('.')) reach(join(dirname(file), name), seen, packages);
    else packages.add(name);
  }
  return {seen, packages};
}

const PAGE = ['validation/validate.ts', 'messages/file-problem.ts', 'messages/say.ts'];
const PACKAGES = ['@humanwhocodes/momoa', 'i18next'];

test.each(PAGE.map((file) => `content/${file}`))(
  'a page can load %s: it asks for nothing of Node’s and compiles nothing',
  (file) => {
    const {seen, packages} = reach(file);
    expect(seen.size).toBeGreaterThan(1);
    expect([...packages].filter((name) => !PACKAGES.includes(name))).toEqual([]);
  },
);

import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';

/** All modules that a module reaches, and the packages that they ask for. */
function reach(file, seen = new Set(), packages = new Set()) {
  if (seen.has(file)) return {seen, packages};
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*?from '([^']+)';/gms);
  for (const [, name] of imports) {
    if (name.startsWith('.')) reach(join(dirname(file), name), seen, packages);
    else packages.add(name);
  }
  return {seen, packages};
}

test.each(['content/validation/validate.js', 'cli/messages/problem.js', 'cli/messages/index.js'])(
  'a page can load %s: it asks for nothing of Node’s and compiles nothing',
  (file) => {
    const {seen, packages} = reach(file);
    expect(seen.size).toBeGreaterThan(3);
    expect([...packages].filter((name) => name !== '@humanwhocodes/momoa')).toEqual([]);
  },
);

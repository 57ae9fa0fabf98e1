// What every file is held to, and which room may import which. Oxlint reads TypeScript by itself and needs no compiler of
// it, so the compiler can be version 7; all files take it about a second.
import {defineConfig} from 'oxlint';
import type {OxlintOverride} from 'oxlint';

/** An import that a room may not have, and where to go instead. */
type Rule = [regex: RegExp, message: string];

const APPLICATION = /^(react|react-dom|recharts|@docusaurus|@theme|@site)(\/|$)/;

// The last rule for a file counts alone, so each room of src/ repeats what holds for all of src/.
const BELOW_PAGES: Rule = [
  /^(@site|(\.\.\/)+)\/?(cli|plugins|scripts|harnesses|test)\//,
  'What a page needs as well belongs in content/, or in lib/ if it only computes.',
];

const CONTENT: Rule[] = [
  [APPLICATION, 'content/ reads, checks and says: draw in src/components, build in plugins/.'],
  [
    /^(\.\.\/)+(cli|plugins|scripts|harnesses|test)\//,
    'content/ stands below the command line and the plugins: move what both need into content/.',
  ],
  [
    /^(\.\.\/)+src\/(?!studies\/)/,
    'content/ knows of src/ the studies only: move what both need into content/ or lib/.',
  ],
];

/** The harnesses are a package of their own: nothing is imported either way, types and tests included. */
const TO_HARNESSES: Rule = [
  /(^|\/)harnesses\//,
  'The harnesses are a package of their own: read the result files that they write, or start their commands.',
];
const FROM_HARNESSES: Rule = [
  /^(@site|(\.\.\/)+)\/?(lib|content|cli|src|plugins|scripts|static)\//,
  'A harness stands alone: it writes result files and imports nothing of ours.',
];

/** What writes a file in place: such a file is cut by a full disk or a kill, sooner or later. */
const WRITERS = [
  ...['write', 'writeSync', 'writev', 'writevSync', 'writeFile', 'writeFileSync'],
  ...['appendFile', 'appendFileSync', 'createWriteStream'],
];
const paths = ['node:fs', 'node:fs/promises', 'fs', 'fs/promises'].map((name) => ({
  name,
  importNames: [...WRITERS, 'default'],
  message:
    'Write files whole or not at all: content/write-whole.ts; in a harness machine/files.ts; in a build plugins/common/write-files.ts.',
}));

/** The ways to write; and those whose files are thrown away: inputs of a measurement, copies that are spoiled. */
const MAY_WRITE = [
  'content/write-whole.ts',
  'harnesses/machine/files.ts',
  'plugins/common/write-files.ts',
  'scripts/kill-test/**',
  'scripts/bench-site/generate-studies.ts',
  'scripts/bench-import/points.ts',
  'cli/importers/fuzz/outcome.ts',
];

const COMMAND_LINE: Rule[] = [
  [
    /^(\.\.\/)+(src|plugins|test)\//,
    'cli/ imports content/ and lib/: move what both need into one of them.',
  ],
  [/^i18next(\/|$)/, 'The sentences of the command line are said by content/messages.'],
  [APPLICATION, 'cli/ draws nothing: leave it to src/.'],
];

/** Which room may import what; each border says where to go instead. */
const borders = [
  room('lib/**', [
    [APPLICATION, 'lib/ computes and knows no browser library: draw in src/components.'],
    [/^i18next(\/|$)/, 'lib/ knows no texts: say them in content/ or src/components.'],
    [/^node:/, 'lib/ takes data as arguments: read files in content/ or cli/.'],
    [
      /^(\.\.\/)+(content|cli|src|plugins|scripts|harnesses|test)\//,
      'lib/ imports lib/ only: move what both need into the room of its subject in lib/.',
    ],
  ]),
  room('content/**', CONTENT),
  room('content/{claim,figures,formula,quantities,results,site,talks,value}/**', [
    ...CONTENT,
    [
      /^(\.\.\/)+(rules\/|check\.ts)/,
      'What readers see stands without its checks: move what both need to what is read.',
    ],
  ]),
  room('plugins/**', [
    [
      /^(\.\.\/)+(cli|scripts|harnesses|test)\//,
      'A plugin is a thin wiring of content/: move what both need there.',
    ],
    [/^(\.\.\/)+src\/studies\//, 'A plugin gets studies from content/, which loads them.'],
  ]),
  room('cli/**', COMMAND_LINE),
  room('cli/importers/**', [
    [
      /^node:|\/(source|tools|engine)\.ts$|\/session\//,
      'A page can import in the browser: an importer gets its file as a Source, which reads and asks the sample engine.',
    ],
    [
      /^(\.\.\/)+(content|src|plugins|test|commands|report|update)\//,
      'An importer stands on lib/ alone, so that a page can load it.',
    ],
  ]),
  // What opens files, asks on the terminal, writes results and makes up inputs.
  room('cli/importers/{session,fuzz}/**', COMMAND_LINE),
  {
    ...room('', COMMAND_LINE),
    files: ['cli/importers/{source,tools}.ts', 'cli/importers/samples/engine.ts'],
  },
  room('src/**', [BELOW_PAGES]),
  room('src/components/charts/**', [
    BELOW_PAGES,
    [/^@docusaurus\//, 'A chart receives locale and theme: ask for them in src/components/figure.'],
    [/i18next/, 'A chart receives `t`: create it in src/components/figure.'],
    [/\/data\/results\//, 'A chart receives points: select them in src/studies/<study>/figures.'],
    [
      /\/lib\/(?!result\/|quantity\/|package)/,
      'A chart draws points: compute them in lib/chart-data and hand them in.',
    ],
    [/^(\.\.\/)+content\//, 'A chart receives points and `t`: nothing is read or checked here.'],
  ]),
  room('src/components/explorables/**', [
    BELOW_PAGES,
    [
      /\/data\/results\//,
      'An explorable takes presets as props: read results at build, in plugins/.',
    ],
  ]),
  {
    ...room('', [
      [
        /^(@site|(\.\.\/)+)\/?(cli\/(?!importers\/)|plugins|scripts|harnesses|test)/,
        'What reads a tool’s output in a page stands on the importers alone.',
      ],
    ]),
    files: [
      'src/components/readers.ts',
      'src/components/explorables/diagnose/read-output.ts',
      'src/components/contribute/FileCheck/*',
    ],
  },
  room('src/{studies,symbols}/**', [
    BELOW_PAGES,
    [
      /^(react|react-dom|recharts|i18next|@docusaurus|@theme|@site)(\/|$)/,
      'This file is data: draw in src/components, and put texts into the catalogues.',
    ],
    [
      /^(\.\.\/)+(content|components|theme|pages)\//,
      'A study is data over lib/: content/ reads it, not the other way round.',
    ],
  ]),
  room('src/components/{figure,study}/**', [
    BELOW_PAGES,
    [/\/lib\/chart-data\//, 'Points arrive ready: select them in src/studies/<study>/figures.'],
  ]),
  room('{scripts,examples}/**', []),
  room('harnesses/**', [FROM_HARNESSES]),
];

function room(files: string, rules: readonly Rule[]): OxlintOverride {
  const patterns = patternsOf(files.startsWith('harnesses') ? rules : [...rules, TO_HARNESSES]);
  return {
    files: [`${files}/*.{js,ts,tsx}`],
    rules: {'no-restricted-imports': ['error', {paths, patterns}]},
  };
}

function patternsOf(rules: readonly Rule[]) {
  return rules.map((rule) => ({
    regex: rule[0].source,
    message: rule[1],
    // A type is gone when the module runs, so it may come from any room, but for what is a package of its own.
    allowTypeImports: rule !== TO_HARNESSES && rule !== FROM_HARNESSES,
  }));
}

const UNCHECKED = {
  'typescript/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
} satisfies OxlintOverride['rules'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  categories: {correctness: 'error'},
  env: {browser: true, node: true, es2024: true},
  ignorePatterns: [
    'build/**',
    'build-*/**',
    '**/*.unfinished/**',
    '.docusaurus/**',
    'test-results/**',
    'static/**',
    '**/fixtures/**',
    '**/vendor/**',
  ],
  rules: {
    eqeqeq: 'error',
    // What TypeScript can't know is looked at, or let through by name with the reason beside it: test/rooms counts these.
    ...UNCHECKED,
    // No-break spaces are part of Russian typography.
    'no-irregular-whitespace': [
      'error',
      {skipTemplates: true, skipComments: true, skipRegExps: true},
    ],
    'no-control-regex': 'off',
    'no-unused-vars': [
      'error',
      {argsIgnorePattern: '^_', caughtErrors: 'none', varsIgnorePattern: '^(React$|_)'},
    ],
    'max-lines': ['error', {max: 300}],
    // Types of parameters stand in the signature.
    'max-lines-per-function': ['error', {max: 70, skipBlankLines: true, skipComments: true}],
    // Lists of dependencies are shorter on purpose where only a rested value may draw again.
    'react/exhaustive-deps': 'off',
    'react/use-memo': 'off',
    'react/set-state-in-effect': 'off',
    'react/rules-of-hooks': 'off',
    'no-unused-expressions': 'off',
  },
  overrides: [
    ...borders,
    {
      files: MAY_WRITE,
      rules: {'no-restricted-imports': ['error', {patterns: patternsOf([TO_HARNESSES])}]},
    },
    {files: ['src/**/*.{ts,tsx}'], rules: {'react/rules-of-hooks': 'error'}},
    {
      files: ['cli/**', 'harnesses/**'],
      rules: Object.fromEntries(Object.keys(UNCHECKED).map((rule) => [rule, 'off'])),
    },
    // Declarations that belong together.
    {files: ['**/types.ts'], rules: {'max-lines': 'off'}},
    {
      files: ['**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}'],
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'no-restricted-imports': ['error', {patterns: patternsOf([TO_HARNESSES])}],
        // Playwright reads a fixture's needs out of its first parameter, and insists on a pattern.
        'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
        'no-restricted-properties': [
          'error',
          ...['mock', 'doMock'].map((property) => ({
            object: 'vi',
            property,
            message: 'Unit tests share modules: hand the function over as an argument.',
          })),
        ],
      },
    },
    {
      files: ['harnesses/**/*.test.ts', 'harnesses/**/test/**/*.ts'],
      rules: {
        'no-restricted-imports': ['error', {patterns: patternsOf([FROM_HARNESSES])}],
      },
    },
  ],
});

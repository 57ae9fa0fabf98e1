// @ts-check
const js = require('@eslint/js');
const globals = require('globals');
const reactHooks = require('eslint-plugin-react-hooks');

/** @typedef {[regex: RegExp, message: string]} Rule an import that a room may not have, and where to go instead */

const APPLICATION = /^(react|react-dom|recharts|react-i18next|@docusaurus|@theme|@site)(\/|$)/;

// The last rule for a file counts alone, so each room of src/ repeats what holds for all of src/.
/** @type {Rule} */
const BELOW_PAGES = [
  /^(@site|(\.\.\/)+)\/?(cli|plugins|scripts|harnesses|test)\//,
  'What a page needs as well belongs in content/, or in lib/ if it only computes.',
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
  room('content/**', [
    [APPLICATION, 'content/ reads, checks and says: draw in src/components, build in plugins/.'],
    [
      /^(\.\.\/)+(cli|plugins|scripts|harnesses|test)\//,
      'content/ stands below the command line and the plugins: move what both need into content/.',
    ],
    [
      /^(\.\.\/)+src\/(?!studies\/)/,
      'content/ knows of src/ the studies only: move what both need into content/ or lib/.',
    ],
  ]),
  room('plugins/**', [
    [
      /^(\.\.\/)+(cli|scripts|harnesses|test)\//,
      'A plugin is a thin wiring of content/: move what both need there.',
    ],
    [/^(\.\.\/)+src\/studies\//, 'A plugin gets studies from content/, which loads them.'],
  ]),
  room('cli/**', [
    [
      /^(\.\.\/)+(src|plugins|test)\//,
      'cli/ imports content/ and lib/: move what both need into one of them.',
    ],
    [/^i18next(\/|$)/, 'The sentences of the command line are said by content/messages.'],
    [APPLICATION, 'cli/ draws nothing: leave it to src/.'],
  ]),
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
  room('src/{studies,symbols}/**', [
    BELOW_PAGES,
    [
      /^(react|react-dom|recharts|i18next|react-i18next|@docusaurus|@theme|@site)(\/|$)/,
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
  room('harnesses/**', [
    [
      /^(\.\.\/)+(lib|content|cli|src|plugins|scripts)\//,
      'A harness stands alone: it writes result files and imports nothing of ours.',
    ],
  ]),
];

/** @param {string} files @param {readonly Rule[]} rules */
function room(files, rules) {
  const patterns = rules.map(([regex, message]) => ({regex: regex.source, message}));
  return {
    files: [`${files}/*.js`],
    ignores: ['**/*.test.js', '**/fixtures/**'],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  };
}

const FS = '[source.value=/^(node:)?fs(\\u002Fpromises)?$/]';
const WRITERS = '/^(write|writeFile|appendFile)(Sync)?$|^(writev?Sync|createWriteStream)$/';

/** A file that is written in any other way is cut by a full disk or a kill, sooner or later. */
const wholeFiles = {
  files: ['{cli,content,plugins,scripts,harnesses,examples}/**/*.{js,mjs,cjs}'],
  ignores: [
    '**/*.test.js',
    'harnesses/*/test/**',
    // the ways to write
    'content/write-whole.js',
    'harnesses/machine/{write,append}-whole.js',
    'plugins/site-bundle/write-files.js',
    // what they write is thrown away: inputs of a measurement, copies that are spoiled
    'scripts/kill-test/**',
    'scripts/bench-site/generate-studies.js',
    'scripts/bench-import/points.js',
    'cli/importers/fuzz/outcome.js',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `ImportDeclaration${FS} > ImportSpecifier[imported.name=${WRITERS}]`,
        message:
          'Write files whole or not at all: content/write-whole.js; in a harness machine/write-whole.js or append-whole.js; in a build plugins/site-bundle/write-files.js.',
      },
      {
        selector: `ImportDeclaration${FS} > :matches(ImportNamespaceSpecifier, ImportDefaultSpecifier)`,
        message: 'Name what you take of node:fs, so that the linter sees what writes.',
      },
    ],
  },
};

module.exports = [
  {
    ignores: [
      '**/node_modules/**',
      'build/**',
      'build-*/**',
      '.docusaurus/**',
      '**/*.unfinished/**',
      'test-results/**',
      'static/**',
      '**/fixtures/**',
      '**/vendor/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      ecmaVersion: 'latest',
      sourceType: 'module',
      globals: globals.node,
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
    rules: {
      eqeqeq: 'error',
      // No-break spaces are part of Russian typography.
      'no-irregular-whitespace': [
        'error',
        {skipTemplates: true, skipComments: true, skipRegExps: true},
      ],
      'no-control-regex': 'off',
      'no-console': 'off',
      'no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', caughtErrors: 'none', varsIgnorePattern: '^(React$|_)'},
      ],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: ['**/*.test.js', 'test/**/*.js'],
    rules: {
      'max-lines-per-function': 'off',
      // Playwright reads a fixture's needs out of its first parameter, and insists on a pattern.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          ...{object: 'vi', property},
          message: 'Unit tests share modules: hand the function over as an argument.',
        })),
      ],
    },
  },
  {
    files: ['src/islands/{page,figures}.js'],
    languageOptions: {globals: {ISLAND_FILES: 'readonly'}},
  },
  {
    files: ['src/islands/{embed,benchmark-figure}.js'],
    languageOptions: {globals: {EMBED_WORDS: 'readonly', EMBED_STYLES: 'readonly'}},
  },
  {
    files: ['plugins/{embeds,talks}/browser/*.js'],
    languageOptions: {globals: {LANGUAGES: 'readonly', LOCALES: 'readonly', IS_FIGURE: 'readonly'}},
  },
  {
    files: ['eslint.config.js', '**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
  },
  {
    files: [
      'src/**/*.js',
      'plugins/*/browser/**/*.js',
      'scripts/bench-site/machine.js',
      'scripts/bench-site/touch.js',
      'test/**/*.js',
    ],
    languageOptions: {globals: {...globals.browser, ...globals.node}},
  },
  {
    files: ['src/**/*.js'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  ...borders,
  wholeFiles,
];

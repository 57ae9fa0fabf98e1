const js = require('@eslint/js');
const globals = require('globals');
const reactHooks = require('eslint-plugin-react-hooks');

/** Which room may import what; each border says where to go instead. */
const borders = [
  room('lib/**', [
    [
      /^(react|react-dom|recharts|i18next|react-i18next|@docusaurus|@theme)(\/|$)/,
      'lib/ computes and knows no browser library: draw in src/components.',
    ],
    [/^node:/, 'lib/ takes data as arguments: read files in cli/ or plugins/.'],
    [
      /^(\.\.\/)+(cli|src|plugins|scripts|harnesses|test)\//,
      'lib/ imports lib/ only: move what both need into the room of its subject in lib/.',
    ],
  ]),
  room('cli/**', [
    [/^(\.\.\/)+src\//, 'cli/ never imports src/: what both need belongs in lib/.'],
    [/^(react|recharts|i18next|@docusaurus)(\/|$)/, 'cli/ draws nothing: leave it to src/.'],
  ]),
  room('src/components/charts/**', [
    [/^@docusaurus\//, 'A chart receives locale and theme: ask for them in src/components/figure.'],
    [/i18next/, 'A chart receives `t`: create it in src/components/figure.'],
    [/\/data\/results\//, 'A chart receives points: select them in src/figures.'],
    [
      /\/lib\/(?!result\/|package)/,
      'A chart draws points: compute them in lib/chart-data and hand them in.',
    ],
  ]),
  room('src/components/explorables/**', [
    [
      /\/data\/results\//,
      'An explorable takes presets as props: read results at build, in plugins/.',
    ],
  ]),
  room('src/{figures,claims,values}/**', [
    [
      /^(react|react-dom|recharts|i18next|react-i18next)(\/|$)/,
      'This file is data: draw in src/components.',
    ],
  ]),
  room('src/components/{figure,study}/**', [
    [/\/lib\/chart-data\//, 'Points arrive ready: select them in src/figures.'],
  ]),
  room('harnesses/**', [
    [
      /^(\.\.\/)+(lib|cli|src|plugins|scripts)\//,
      'A harness stands alone: it writes result files and imports nothing of ours.',
    ],
  ]),
];

function room(files, rules) {
  const patterns = rules.map(([regex, message]) => ({regex: regex.source, message}));
  return {
    files: [`${files}/*.js`],
    ignores: ['**/*.test.js', '**/fixtures/**'],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  };
}

module.exports = [
  {
    ignores: [
      '**/node_modules/**',
      'build/**',
      'build-*/**',
      '.docusaurus/**',
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
    },
  },
  {
    files: ['eslint.config.js', '**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
  },
  {
    files: ['src/**/*.js', 'plugins/*/browser/**/*.js', 'test/**/*.js'],
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
];

import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './scripts/lint/boundaries.mjs';

/** The folders that must not know each other; see docs/architecture.md. */
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const modules = workspaces.filter((name) => name.startsWith('mfe-'));

const root = import.meta.dirname;

/** A path into one of `folders`. */
const into = (...folders) => `^(${folders.join('|')})(/|$)`;

/** What nobody reaches: the inside of antd, beside what the platform supports of it. */
const antdInside = {
  reach: '^antd/',
  message: 'Import from "antd"; shared/vendor/antd.ts says what the platform supports of it.',
};

const own = { rules: { boundaries } };

/** Keeps a folder from what it may not reach: `[regular expression of paths and packages, why]`. */
const bounded = (files, ...not) => ({
  files,
  plugins: { own },
  rules: {
    'own/boundaries': ['error', { root, not: [antdInside, ...not.map(([reach, message]) => ({ reach, message }))] }],
  },
});

const belowEverything = [into('shell', 'server', ...modules), 'Shared is below everything else.'];
/** antd and what is built on it; the style sheets of `shared/ui` are plain. */
const noAntd = '^(antd|@ant-design)(/|$)|^shared/ui(?!/[\\w/]+\\.css$)(/|$)';

/** What is watched on an element that is no control. Focus and drags are watched where they bubble to; every drag has a button beside it. */
const watched = {
  handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
};
const cells = { td: ['cell'], th: ['columnheader'], tr: ['row'] };
const groups = { thead: ['rowgroup'], tbody: ['rowgroup'], tfoot: ['rowgroup'], table: ['table'] };

/** jsx-a11y's strict set, and all that it does not hold here. */
const accessible = [
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.strict.rules,
      // A table that becomes cards by CSS is a table no more to a screen reader, unless each part says what it is.
      'jsx-a11y-x/no-redundant-roles': ['error', groups],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', cells],
      // The ARIA patterns of a combobox's suggestions and of a calendar.
      'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
        'error',
        { ul: ['listbox'], li: ['option'], table: ['grid'] },
      ],
      // What scrolls must be within reach of the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', watched],
      'jsx-a11y-x/no-static-element-interactions': ['error', watched],
      // What a person opened takes the focus: a dialog, a menu. An element of a page may not.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // The options of a combobox: the field keeps the focus and has the keys, by aria-activedescendant.
    files: ['shared/ui/form/SuggestInput.tsx', 'shell/src/console/search/SearchResults.tsx'],
    rules: {
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/interactive-supports-focus': 'off',
    },
  },
];

/** What runs before or without antd: the shell but for its pages, which come in chunks of their own. */
const frame = {
  files: ['shell/src/**'],
  ignores: [
    'shell/src/console/{ConsoleContent.tsx,account/**,home/**,modules/**}',
    'shell/src/signin/**',
    '**/*.test.*',
  ],
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'var/', '.cache/', 'test-results/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...Object.fromEntries(Object.keys(reactHooks.configs['recommended-latest'].rules).map((rule) => [rule, 'error'])),
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  ...accessible,
  // Tests that can fail: each asserts, and asserts the same whatever happens.
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-commented-out-tests': 'error',
      'jest/no-conditional-expect': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-identical-title': 'error',
      'jest/valid-expect': 'error',
      'jest/valid-expect-in-promise': 'error',
    },
  },
  {
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // A table's layout and the list's focus hand a ref on in an object; nobody reads it while rendering.
    files: ['shared/ui/table/{DataTable,ResourceTable}.tsx'],
    rules: { 'react-hooks/refs': 'off' },
  },
  bounded(
    ['e2e/**'],
    [into('shell', 'server', ...modules), 'A browser test sees the product only through the browser and the API.'],
  ),
  ...modules.map((name) =>
    bounded(
      [`${name}/**`],
      [
        into('shell', 'server', ...modules.filter((other) => other !== name)),
        'A module imports shared, and nothing else of this repository.',
      ],
    ),
  ),
  bounded(['shell/**'], [into('server', ...modules), 'The shell knows modules through the registry only.']),
  {
    ...bounded(
      frame.files,
      [into('server', ...modules), 'The shell knows modules through the registry only.'],
      [noAntd, 'The frame is on the screen before antd is; only its pages use it.'],
    ),
    ...frame,
  },
  bounded(
    ['server/**'],
    [
      into('shell', ...modules, 'shared/(ui|platform|vendor|testing)', 'react', 'react-dom'),
      'The server imports shared/contract and shared/domain, and no screen.',
    ],
  ),
  bounded(['shared/**'], belowEverything),
  bounded(['shared/{domain,contract}/**'], belowEverything, [
    into('react', 'react-dom', 'react-router-dom', 'swr', 'antd', 'shared/(ui|platform|vendor|testing)'),
    'A rule is pure: the server uses it too. Keep React and screens out of it.',
  ]),
  {
    ...bounded(['shared/platform/**'], belowEverything, [
      noAntd,
      'The platform is in the first script; antd comes after it.',
    ]),
    ignores: ['**/*.test.*'],
  },
  { files: ['shared/vendor/**'], rules: { 'own/boundaries': 'off' } },
);

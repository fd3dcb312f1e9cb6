import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import own from './scripts/lint/boundaries.mjs';

/** The rules of `.oxlintrc.jsonc` without types, for tools that know ESLint only; `npm run lint` goes by that file. */

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
  { plugins: { own }, rules: { 'own/boundaries': 'error' } },
);

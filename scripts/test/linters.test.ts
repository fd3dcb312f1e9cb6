import { linters } from './linters.mjs';

const change = (...files: string[]) => ({ since: 'HEAD', isNothing: false, files, tests: [], specs: [] });
const lint = (...files: string[]) => linters(change(...files)).map((command) => command.join(' '));

test('linters check only changed files, and the one for code only code', () => {
  expect(lint('shared/a.ts', 'shared/a.css')).toEqual([
    'npx biome check --error-on-warnings --no-errors-on-unmatched shared/a.ts shared/a.css',
    'npx oxlint shared/a.ts',
  ]);
  expect(lint('shared/a.css')).toHaveLength(1);
});

test.each(['biome.json', '.oxlintrc.jsonc', 'server/package.json', 'scripts/lint/boundaries.mjs'])(
  'they check everything if %s was changed',
  (file) => expect(lint(file, 'shared/a.ts')).toEqual(['npx biome check --error-on-warnings .', 'npx oxlint']),
);

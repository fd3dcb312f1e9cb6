/** Files the linters read, which affect their findings everywhere. */
const isForAll = (file) =>
  /(^|\/)(biome\.json|\.oxlintrc\.jsonc|package(-lock)?\.json|tsconfig[^/]*\.json)$|^scripts\/lint\//.test(file);

/**
 * The linters that check each file separately, for the project or only the changed files.
 * @param {import('./changeOf.mjs').Change} [change]
 * @returns {string[][]} commands
 */
export function linters(change) {
  const files = change && !change.files.some(isForAll) ? change.files : undefined;
  const code = files?.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return [
    ['npx', 'biome', 'check', '--error-on-warnings', ...(files ? ['--no-errors-on-unmatched', ...files] : ['.'])],
    ...(code?.length === 0 ? [] : [['npx', 'oxlint', ...(code ?? [])]]),
  ];
}

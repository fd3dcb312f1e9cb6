/**
 * Puts a file of ours in the place of one of a package, and notes that at the module for `ReplacedInternalsPlugin`.
 * @typedef {object} Options
 * @property {number} place The entry's place in the table.
 * @property {string} by The absolute path of the file whose exports take the place of all.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = function replacedInternal() {
  const { place, by } = this.getOptions();
  (this._module.buildInfo.replacedInternals ??= []).push(place);
  return `export * from ${JSON.stringify(by)};`;
};

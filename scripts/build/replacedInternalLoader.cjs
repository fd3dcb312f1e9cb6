/**
 * Puts our own in the place of what a package has, and notes that at the module for `ReplacedInternalsPlugin`.
 * @typedef {object} Options
 * @property {number} place The entry's place in the table.
 * @property {string} [file] The absolute path of a file whose exports take the place of all.
 * @property {RegExp} [text] What is replaced in the text. @property {string} [by] What stands there then.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = function replacedInternal(source) {
  const { place, file, text, by } = this.getOptions();
  const result = file === undefined ? source.replace(text, by) : `export * from ${JSON.stringify(file)};`;
  if (result !== source) (this._module.buildInfo.replacedInternals ??= []).push(place);
  return result;
};

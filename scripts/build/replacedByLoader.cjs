/** Puts the exports of another file in the place of a package's own. Option `file`: its absolute path. */
module.exports = function replacedBy() {
  return `export * from ${JSON.stringify(this.getOptions().file)};`;
};

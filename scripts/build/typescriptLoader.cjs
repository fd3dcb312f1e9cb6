const { transform } = require('@swc/core');

/**
 * Gives webpack TypeScript and JSX as JavaScript; types are checked elsewhere.
 * @typedef {object} Options
 * @property {boolean} [refresh] For development: registers components and the signatures of their hooks, so that React
 * can put an edited component in the place of the old one and keep its state. By default, no.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = function typescriptLoader(source, inputSourceMap) {
  const { refresh = false } = this.getOptions();
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    sourceMaps: this.sourceMap,
    inputSourceMap: inputSourceMap ? JSON.stringify(inputSourceMap) : undefined,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      target: 'es2022',
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', refresh } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    (error) => done(Object.assign(new Error(error.message.split('\n\nCaused by:')[0].trimEnd()), { hideStack: true })),
  );
};

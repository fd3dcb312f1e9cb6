const { transform } = require('@swc/core');

/**
 * TypeScript and JSX as browsers and Node run them.
 * @typedef {object} Options
 * @property {boolean} refresh Registers components and the signatures of their hooks, so that React can put an edited component in the place of the old one and keep its state.
 * @type {import('webpack').LoaderDefinitionFunction<Options>}
 */
module.exports = function swcLoader(source, inputSourceMap) {
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
      transform: { react: { runtime: 'automatic', refresh: this.getOptions().refresh } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    (error) => done(Object.assign(new Error(error.message.split('\n\nCaused by:')[0].trimEnd()), { hideStack: true })),
  );
};

const { transform } = require('@swc/core');

/**
 * TypeScript and JSX for development: registers components and the signatures of their hooks, so that
 * React can put an edited component in the place of the old one and keep its state.
 */
module.exports = function refreshLoader(source, inputSourceMap) {
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    sourceMaps: true,
    inputSourceMap: inputSourceMap ? JSON.stringify(inputSourceMap) : undefined,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', refresh: true } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    (error) => done(Object.assign(new Error(error.message.split('\n\nCaused by:')[0].trimEnd()), { hideStack: true })),
  );
};

import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once. Throws an error with webpack's own messages when the build fails. */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      compiler?.close((failure) => (failure ? reject(failure) : resolve(stats)));
    });
  });
}

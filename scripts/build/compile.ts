import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once. Throws an error with webpack's own messages when the build fails. */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack gave no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve(stats);
    });
  });
}

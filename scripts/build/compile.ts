import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once, and tells a parent process how far it is. Throws an error with webpack's own messages when the build fails. */
export function compile(config: Configuration): Promise<Stats> {
  const progress = process.send ? [new webpack.ProgressPlugin(tellParent())] : [];
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), ...progress] }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      resolve(stats);
      // What is kept for the next build is written when the caller waits for something; the process ends after it.
      setImmediate(() =>
        compiler?.close((failure) => {
          if (failure) console.error(`Nothing could be kept of this build for the next one: ${failure.message}`);
        }),
      );
    });
  });
}

/** Tells the parent process each hundredth of the work that is done. */
function tellParent(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < 0.01) return;
    told = share;
    process.send?.(share);
  };
}

import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once and reports progress to a parent process. Throws webpack's own messages when the build fails. */
export function compile(config: Configuration): Promise<Stats> {
  const progress = process.send ? [new webpack.ProgressPlugin(tellParent())] : [];
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), ...progress] }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      resolve(stats);
      // The cache is written while the caller waits for something else; the process ends afterwards.
      setImmediate(() =>
        compiler?.close((failure) => {
          if (failure) console.error(`Nothing could be kept of this build for the next one: ${failure.message}`);
        }),
      );
    });
  });
}

/** Reports progress to the parent process in steps of one percent. */
function tellParent(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < 0.01) return;
    told = share;
    process.send?.(share);
  };
}

interface Build {
  federation: { initOptions: object; runtime: { init(options: object): unknown } };
}

/** Starts the runtime for one build, without the reading of manifests for shaken copies of shared packages. */
export const init = ({ webpackRequire: { federation } }: { webpackRequire: Build }): unknown =>
  federation.runtime.init(federation.initOptions);

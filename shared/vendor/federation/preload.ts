function unsupported(): never {
  throw new Error('The Federation runtime does not preload here; shell/src/loader/preload.ts does.');
}

/** Stand in for the runtime's preloading, which needs its manifests. */
export {
  unsupported as defaultPreloadArgs,
  unsupported as formatPreloadArgs,
  unsupported as normalizePreloadExposes,
  unsupported as preloadAssets,
};

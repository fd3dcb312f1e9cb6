function unsupported(): never {
  throw new Error(
    'The Federation runtime loads no file by itself; shell/src/loader/loadFile.ts does, with integrity and a time limit.',
  );
}

/** Stand in for the runtime's own script and link elements. */
export {
  unsupported as createLink,
  unsupported as createScript,
  unsupported as isStaticResourcesEqual,
  unsupported as loadScript,
  unsupported as safeWrapper,
};

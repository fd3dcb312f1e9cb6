import type { RegistryRelease, Release } from 'shared/contract';

/** What the browser needs of a release. */
export function toRegistryRelease(release: Release): RegistryRelease {
  const code = Object.entries(release.files).filter(([file]) => /\.(?:js|css)$/.test(file));
  return {
    version: release.version,
    base: `/modules/${release.manifest.name}/${release.version}/`,
    entry: release.entry,
    container: release.container,
    pages: release.pages,
    integrity: Object.fromEntries(code.map(([file, { integrity }]) => [file, integrity])),
  };
}

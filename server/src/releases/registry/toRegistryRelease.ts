import type { RegistryModule, RegistryRelease, Release } from 'shared/contract';
import { isOfBrowser } from 'shared/contract/contributionSchema';

/** The browser's part of a release. */
function toRegistryRelease(release: Release): RegistryRelease {
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

/** The parts of a module's manifest that the browser needs, without those for its server. */
export function toRegistryModule(current: Release, previous?: Release): RegistryModule {
  const {
    prefixes: _prefixes,
    resources: _resources,
    service: _service,
    lightPages: _lightPages,
    budgets: _budgets,
    contributions,
    ...manifest
  } = current.manifest;
  return {
    manifest: { ...manifest, ...(contributions && { contributions: contributions.filter(isOfBrowser) }) },
    current: toRegistryRelease(current),
    ...(previous && { previous: toRegistryRelease(previous) }),
  };
}

import type { RegistryRelease } from 'shared/contract';

/** The absolute URL of one of a release's files. */
export const fileUrl = (release: RegistryRelease, file: string) => new URL(release.base + file, document.baseURI).href;

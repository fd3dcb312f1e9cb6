/** Takes the place of `shell/src/loader/federation.ts` in a twin, which loads no releases. */
export const fileUrl = (): string => '';
export const isRegistered = (): boolean => false;
export const sharedDependencies = (): never[] => [];

/** Takes the place of `shell/src/loader/offerFederationRuntime.ts` in a twin: nobody asks for the shell's runtime. */
export const offerFederationRuntime = (): undefined => undefined;

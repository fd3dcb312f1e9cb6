import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  interface Window {
    /** The Module Federation runtime that all modules share; their builds name it (`webpack.common.ts`). */
    federationRuntime?: object;
  }
}

/**
 * Offers the shell's Module Federation runtime to the modules, so that their entries bring none.
 * Each module gets an instance of its own: the runtime's `init` would find the shell's, because it
 * looks for the build that the runtime came with. What initialises a container is left out of a host's
 * runtime, and is added here.
 */
export function offerFederationRuntime(): void {
  window.federationRuntime = {
    ...federation,
    runtime: { ...federation.runtime, init: createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
}

import type { Module } from 'webpack';

/** Webpack's modules that consume and provide a shared dependency; the types lack their names for it. */
type Asking = Module & { options: { shareKey: string } };
type Providing = Module & { _name: string };

const isAsking = (module: Module): module is Asking => module.type === 'consume-shared-module';
const isProviding = (module: Module): module is Providing => module.type === 'provide-module';

/** The shared dependency that a module consumes; undefined for any other module. */
export const askedFor = (module: Module): string | undefined =>
  isAsking(module) ? module.options.shareKey : undefined;

/** The shared dependency that a module provides; undefined for any other module. */
export const providedBy = (module: Module): string | undefined => (isProviding(module) ? module._name : undefined);

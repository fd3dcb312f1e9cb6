import type { RegistryModule } from 'shared/contract';

/** Something that a module exposes: a page of its routes, or the component of a contribution. */
export interface Part {
  module: RegistryModule;
  /** The name under which the module exposes it. */
  name: string;
  /** A page that fails takes its whole release out of use in this tab; a contribution only itself. */
  kind: 'page' | 'contribution';
}

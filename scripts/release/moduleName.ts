import { moduleNames } from '../build/targets.ts';

/** The module that a command names. Throws an error that lists the modules there are. */
export function moduleName(name: string | undefined): string {
  if (name !== undefined && moduleNames.includes(name)) return name;
  throw new Error(
    `${name === undefined ? 'Name a module' : `There is no module ${name}`}; the modules are ${moduleNames.join(', ')}.`,
  );
}

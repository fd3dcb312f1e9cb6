import { moduleHere } from '../build/modules.ts';
import type { ReleaseTarget } from './ReleaseTarget.ts';

/** A module and version from a command line. In a module's own repository the module's name may be left out. */
export function moduleAndVersion([first, second]: readonly string[]): [module?: string, version?: string] {
  const here = moduleHere();
  return here && first !== here.name && second === undefined ? [here.name, first] : [first, second];
}

/**
 * The module that a command names, as the target knows it; its sources may be elsewhere. Throws an error listing the
 * known modules.
 */
export async function releasedModule(target: ReleaseTarget, name: string | undefined): Promise<string> {
  const released = (await target.list()).map(({ module }) => module).sort();
  if (name !== undefined && released.includes(name)) return name;
  throw new Error(
    `${name === undefined ? 'Name a module' : `There is no module ${name} at ${target.name}`}; ${released.length === 0 ? 'none has been released there' : `those released there are ${released.join(', ')}`}.`,
  );
}

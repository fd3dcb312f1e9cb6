import { moduleHere } from '../build/modules.ts';
import type { ReleaseTarget } from './ReleaseTarget.ts';

/** A module and a version as they are after a command. In a module's own repository the module need not be named. */
export function moduleAndVersion([first, second]: readonly string[]): [module?: string, version?: string] {
  const here = moduleHere();
  return here && first !== here.name && second === undefined ? [here.name, first] : [first, second];
}

/** The module that a command names, as the target knows it: its sources need not be here. Throws an error that lists the modules there are. */
export async function releasedModule(target: ReleaseTarget, name: string | undefined): Promise<string> {
  const released = (await target.list()).map(({ module }) => module).sort();
  if (name !== undefined && released.includes(name)) return name;
  throw new Error(
    `${name === undefined ? 'Name a module' : `There is no module ${name} at ${target.name}`}; ${released.length === 0 ? 'none has been released there' : `those released there are ${released.join(', ')}`}.`,
  );
}

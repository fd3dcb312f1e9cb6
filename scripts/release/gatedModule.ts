import { join } from 'node:path';
import { isPackage, type ModulePlace } from '../build/modules.ts';
import { root } from '../build/targets.ts';
import type { GatedModule } from './gate/GatedModule.ts';

/** A module of this project, or of its own repository, prepared for the gate. */
export function gatedModule({ name, dir }: ModulePlace): GatedModule {
  if (isPackage)
    return {
      dir,
      cache: join(dir, 'node_modules/.cache/gate'),
      types: [
        { extends: join(dir, 'tsconfig.json'), include: [], hasTests: false },
        { extends: [join(dir, 'tsconfig.json'), join(root, 'tsconfig.tests.json')], include: [], hasTests: true },
      ],
      lint: join(dir, '.oxlintrc.json'),
      jest: join(dir, 'package.json'),
    };
  const types = join(root, 'types');
  return {
    dir,
    cache: join(root, '.cache/gate', name),
    types: [
      { extends: join(root, 'tsconfig/browser.json'), include: [types], hasTests: false },
      { extends: join(root, 'tsconfig/tools.json'), include: [types], hasTests: true },
    ],
    lint: join(root, '.oxlintrc.jsonc'),
    jest: join(root, 'scripts/jest/module.config.mjs'),
  };
}

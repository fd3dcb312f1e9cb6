import type { GatedModule, Reason } from './GatedModule.ts';
import { isolationHolds } from './isolationHolds.ts';
import { lintHolds } from './lintHolds.ts';
import { stylesKeep } from './stylesKeep.ts';
import { testsPass } from './testsPass.ts';
import { typesHold } from './typesHold.ts';

/** Every objection to a module's sources; slow checks run in parallel. */
export async function checkSources(module: GatedModule): Promise<Reason[]> {
  const slow = await Promise.all([typesHold(module), lintHolds(module), testsPass(module)]);
  return [...stylesKeep(module), ...isolationHolds(module), ...slow.flat()];
}

import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import type { Registry } from '../../shared/contract/releases/registry.ts';
import { registryScript } from '../dev/rewriteDocument.ts';

/** Time limit for a document, in milliseconds. */
const LIMIT_MS = 10_000;

/** The manifests of the modules that are current at a shell, from its documents; none if they don't contain them. */
export async function releasedManifests(shell: URL): Promise<ModuleManifest[]> {
  const answer = await fetch(new URL('/signin', shell), { signal: AbortSignal.timeout(LIMIT_MS) });
  const [, , registry] = registryScript.exec(await answer.text()) ?? [];
  return registry === undefined
    ? []
    : Object.values((JSON.parse(registry) as Registry).modules).map(({ manifest }) => manifest);
}

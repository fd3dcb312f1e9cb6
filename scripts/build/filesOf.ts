import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { askedFor, providedBy } from './sharedModules.ts';

/**
 * The scripts and style sheets of a named group of chunks, with the shared dependencies that must load before it, in
 * load order. Throws when there is no such group.
 */
export function filesOf({ modules, namedChunkGroups, chunkGraph }: Compilation, name: string): string[] {
  const providers = new Map([...modules].map((module) => [providedBy(module), module]));
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const add = (group: ChunkGroup | undefined) => {
    if (!group || seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) if (/\.(js|css)$/.test(file)) files.add(file);
    const asking = group.chunks
      .flatMap((chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap((module) => askedFor(module) ?? []);
    for (const name of asking)
      for (const block of providers.get(name)?.blocks ?? []) add(chunkGraph.getBlockChunkGroup(block));
  };
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunks named ${name}; webpackChunkName gives that name.`);
  add(group);
  return [...files];
}

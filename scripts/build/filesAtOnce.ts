import { readFileSync } from 'node:fs';
import type { ChunkGroup, Compilation, Dependency, Module } from 'webpack';
import { importedAtOnce } from './importedAtOnce.ts';

/** Webpack's import of a chunk, and the module of a file; the types lack these members. */
type Importing = Dependency & { request: string };
type OfFile = Module & { resource?: string };

/** The files that a named group of chunks also loads by `import()` while it is first shown. */
export function filesAtOnce({ namedChunkGroups, chunkGraph, moduleGraph }: Compilation, name: string): string[] {
  const own = namedChunkGroups.get(name);
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const known = new Map<string, string[]>();
  const importedBy = (file: string) => {
    const imported = known.get(file) ?? importedAtOnce(readFileSync(file, 'utf8'));
    known.set(file, imported);
    return imported;
  };
  const add = (group: ChunkGroup | null | undefined) => {
    if (!group || seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) files.add(file);
    const blocks = group.chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => module.blocks),
    );
    for (const block of blocks)
      for (const asking of block.dependencies as Importing[]) {
        const { resource } = (moduleGraph.getParentModule(asking) ?? {}) as Partial<OfFile>;
        if (
          resource !== undefined &&
          /\/src\/.*\.tsx?$/.test(resource) &&
          importedBy(resource).includes(asking.request)
        )
          add(chunkGraph.getBlockChunkGroup(block));
      }
  };
  add(own);
  for (const file of own?.getFiles() ?? []) files.delete(file);
  return [...files];
}

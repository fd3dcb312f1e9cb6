import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Webpack's modules that ask the page for a shared dependency, and that provide it; the types do not tell their names for it. */
type Asking = Module & { options: { shareKey: string } };
type Providing = Module & { _name: string };

const isAsking = (module: Module): module is Asking => module.type === 'consume-shared-module';
const isProviding = (module: Module): module is Providing => module.type === 'provide-module';

/**
 * The scripts and stylesheets of a named group of chunks, and of the shared dependencies that their code
 * asks for before it runs, in the order in which they are needed. Throws when there is no such group.
 */
export function filesOf({ modules, namedChunkGroups, chunkGraph }: Compilation, name: string): string[] {
  const providers = new Map([...modules].filter(isProviding).map((module) => [module._name, module]));
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const add = (group: ChunkGroup | undefined) => {
    if (!group || seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) if (/\.(js|css)$/.test(file)) files.add(file);
    const asking = group.chunks
      .flatMap((chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .filter(isAsking);
    for (const { options } of asking)
      for (const block of providers.get(options.shareKey)?.blocks ?? []) add(chunkGraph.getBlockChunkGroup(block));
  };
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunks named ${name}; webpackChunkName gives that name.`);
  add(group);
  return [...files];
}

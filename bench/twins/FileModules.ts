import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';

/** What each script of a build holds: source files by their path in the project, and how long their code is there, in characters before minifying. */
export type ModulesOfFiles = Record<string, Record<string, number>>;

/** What esbuild says of its output. */
interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

/** Writes down, beside a build, which source files each of its scripts holds. */
export class FileModules {
  readonly #file: string;

  /** @param file where it is written */
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('FileModules', ({ compilation }) => {
      const { context } = compiler;
      const ofFiles: ModulesOfFiles = {};
      for (const chunk of compilation.chunks) {
        const sources: Record<string, number> = {};
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
          for (const each of partsOf(module)) Object.assign(sources, sourcesOf(each, context));
        for (const file of chunk.files) if (file.endsWith('.js')) ofFiles[file] = sources;
      }
      writeFileSync(this.#file, JSON.stringify(ofFiles));
    });
  }
}

const partsOf = (module: Module): Module[] =>
  'modules' in module ? [...(module.modules as Iterable<Module>)] : [module];

/** A module's source; of what `inOneLoader.cjs` has put together, the sources of that. */
function sourcesOf(module: Module, context: string): Record<string, number> {
  const resource = module instanceof webpack.NormalModule ? module.resource.split('?')[0] : undefined;
  if (!resource || !/\.(?:tsx?|m?js|cjs)$/.test(resource)) return {};
  const known = bundledIn(resource, context);
  return known ?? { [relative(context, resource)]: module.size('javascript') };
}

/** The sources of a file that esbuild made, by what it says of it. */
function bundledIn(resource: string, context: string): Record<string, number> | undefined {
  const inOne = join(context, '.cache/inOne/production');
  const name = dirname(resource).startsWith(inOne) ? basename(dirname(resource)) : basename(resource, '.ts');
  const record = join(inOne, `${name}.json`);
  if (!existsSync(record)) return undefined;
  const { outputs } = JSON.parse(readFileSync(record, 'utf8')) as Metafile;
  const file = dirname(resource).startsWith(inOne) ? basename(resource) : `${name}.js`;
  const output = Object.entries(outputs).find(([path]) => basename(path) === file)?.[1];
  return (
    output &&
    Object.fromEntries(Object.entries(output.inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]))
  );
}

import { ChunkRetryPlugin } from '../build/plugins/ChunkRetryPlugin.ts';
import { askFor, askForStylesheet, CHUNK_LIMIT, limitStylesheet } from '../build/plugins/loadingCode.ts';

type Tap = { tap(name: string, change: (source: string) => string): void };

/** The parts of Rspack used here whose place differs from webpack's. */
interface Compiler {
  webpack: { RuntimePlugin: { getCompilationHooks(compilation: unknown): { createScript: Tap; createLink: Tap } } };
  hooks: { compilation: { tap(name: string, act: (compilation: unknown) => void): void } };
}

/** Makes Rspack's chunks load as the shell loads files: with integrity, a time limit and retries. */
export class ReleasedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReleasedFilesPlugin', (compilation) => {
      const hooks = compiler.webpack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('ReleasedFilesPlugin', (source) => source + askFor('script', 'src', 'url'));
      hooks.createLink.tap(
        'ReleasedFilesPlugin',
        (source) => `${source}${askForStylesheet('linkTag', 'fullhref')}\n${limitStylesheet('linkTag', CHUNK_LIMIT)}`,
      );
    });
    new ChunkRetryPlugin().apply(compiler as never);
  }
}

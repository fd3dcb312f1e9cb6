import type { Compiler } from 'webpack';

/**
 * Makes the shell retry chunks that fail to load for a moment: its own, a module's, and those that a page loads by
 * `lazy`. Takes webpack's classes from the compiler, because Rspack has the same ones.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const load = RuntimeGlobals.ensureChunk;

    /**
     * The function that a build's runtime loads chunks with. Without a shell that offers `retryChunk`, they are loaded
     * once.
     */
    class RetriedChunks extends RuntimeModule {
      override generate(): string {
        return `var load = ${load};\n${load} = (...chunk) => self.retryChunk ? self.retryChunk(() => load(...chunk)) : load(...chunk);`;
      }
    }
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(load)
        .tap('ChunkRetryPlugin', (chunk) =>
          compilation.addRuntimeModule(chunk, new RetriedChunks('retried chunks', RuntimeModule.STAGE_TRIGGER)),
        );
    });
  }
}

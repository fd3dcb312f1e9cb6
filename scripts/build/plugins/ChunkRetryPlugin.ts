import type { Compiler } from 'webpack';

/**
 * Has the shell try chunks again, its own and a module's, when they fail for a moment, those that a page loads by `lazy` too.
 * It asks for webpack's classes through the compiler: Rspack has the same ones.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const load = RuntimeGlobals.ensureChunk;

    /** What a build's runtime loads its chunks with. Where no shell offers `retryChunk`, they are loaded once. */
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

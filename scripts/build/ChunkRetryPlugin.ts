import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** What a build's runtime loads its chunks with. Where no shell offers `retryChunk`, they are loaded once. */
class RetriedChunks extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const load = RuntimeGlobals.ensureChunk;
    return `var load = ${load};\n${load} = (...chunk) => self.retryChunk ? self.retryChunk(() => load(...chunk)) : load(...chunk);`;
  }
}

/** Has the shell try chunks again, its own and a module's, when they fail for a moment, those that a page loads by `lazy` too. */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('ChunkRetryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new RetriedChunks()));
    });
  }
}

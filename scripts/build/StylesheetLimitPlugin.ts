import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Gives a chunk's stylesheet the time limit that webpack gives its script, `output.chunkLoadTimeout`. One that is not
 * there by then fails as a script does: with a `ChunkLoadError` of type `timeout`.
 */
export class StylesheetLimitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesheetLimitPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StylesheetLimitPlugin',
        // Once it is loaded or has failed, the element has no `onerror` any more.
        (source, { tag }) =>
          `${source}\nsetTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout", target: ${tag} }), ${compilation.outputOptions.chunkLoadTimeout});`,
      );
    });
  }
}

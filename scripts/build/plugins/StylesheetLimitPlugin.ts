import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import { limitStylesheet } from './loadingCode.ts';

/** Gives a chunk's stylesheet the time limit that webpack gives its script, `output.chunkLoadTimeout` (`limitStylesheet`). */
export class StylesheetLimitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesheetLimitPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StylesheetLimitPlugin',
        (source, { tag }) => `${source}\n${limitStylesheet(tag, compilation.outputOptions.chunkLoadTimeout)}`,
      );
    });
  }
}

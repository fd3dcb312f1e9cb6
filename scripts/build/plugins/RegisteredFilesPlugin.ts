import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { askFor, askForStylesheet } from './loadingCode.ts';

/** Has a module's own chunk loading ask for files as the shell does (`askFor`). */
export class RegisteredFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RegisteredFilesPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'RegisteredFilesPlugin',
        (source) => source + askFor('script', 'src', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RegisteredFilesPlugin',
        (source, { tag, href }) => source + askForStylesheet(tag, href),
      );
    });
  }
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { askFor, askForStylesheet } from './loadingCode.ts';

/** Makes a module's chunk loading request files the way the shell does (`askFor`). */
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

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Asks for the file at `url` by an element, where and with what integrity the shell says. */
const ask = (element: string, address: 'src' | 'href', url: string) => `
var file = new URL(${url}, location.href).href;
${element}.${address} = (self.moduleAddresses || {})[file] || file;
${element}.integrity = (self.moduleIntegrity || {})[file] || "";`;

/**
 * Has a module's own chunk loading ask for files as the shell does: with the SHA-384 that the registry
 * names for a URL, from `window.moduleIntegrity`, which the shell fills before it loads the entry, and
 * at another address where `window.moduleAddresses` has one, because the file did not arrive in time.
 * A file the registry does not know has no integrity and is stopped by the content security policy's
 * origin rule alone, as in development.
 */
export class RegisteredFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RegisteredFilesPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'RegisteredFilesPlugin',
        (source) => source + ask('script', 'src', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RegisteredFilesPlugin',
        (source, { tag, href }) => `${source}${ask(tag, 'href', href)}\n${tag}.dataset.href = ${href};`,
      );
    });
  }
}

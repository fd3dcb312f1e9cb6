import webpack, { type Compiler } from 'webpack';

/**
 * Makes a module's own chunk loading check integrity: each script that webpack adds gets the
 * SHA-384 that the registry names for its URL, from `window.moduleIntegrity`, which the shell fills
 * from the registry before it loads the entry. A file the registry does not know gets none and is
 * stopped by the content security policy's origin rule alone, as in development.
 */
export class FileIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FileIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FileIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = (self.moduleIntegrity || {})[new URL(url, location.href).href] || "";`,
      );
    });
  }
}

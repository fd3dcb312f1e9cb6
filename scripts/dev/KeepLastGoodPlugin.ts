import type { Compiler } from 'webpack';

/**
 * After a module has compiled once, a compilation with errors doesn't change what is served: the page keeps its last
 * good state, and the repair arrives as an edit of it. A first compilation is served even with errors, so that the page
 * can show them and repairs reach it.
 */
export class KeepLastGoodPlugin {
  apply(compiler: Compiler): void {
    let hasCompiled = false;
    compiler.hooks.shouldEmit.tap('KeepLastGoodPlugin', ({ errors }) =>
      hasCompiled && errors.length > 0 ? false : undefined,
    );
    compiler.hooks.thisCompilation.tap('KeepLastGoodPlugin', (compilation) => {
      compilation.hooks.shouldRecord.tap('KeepLastGoodPlugin', () =>
        hasCompiled && compilation.errors.length > 0 ? false : undefined,
      );
    });
    compiler.hooks.done.tap('KeepLastGoodPlugin', (stats) => {
      hasCompiled ||= !stats.hasErrors();
    });
  }
}

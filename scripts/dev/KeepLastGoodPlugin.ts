import type { Compiler } from 'webpack';

/**
 * Once a module has compiled, a compilation with errors changes nothing of what is served: the page keeps
 * its last good state, and the repair arrives as an edit of that. The first compilation is served with its
 * errors, so that the page can show them and repairs reach it.
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

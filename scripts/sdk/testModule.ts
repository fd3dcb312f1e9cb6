import { namedModule } from '../build/modules.ts';
import { runTool } from './runTool.ts';

/** `module-sdk test [file] [options of jest]`: the tests of the module in this folder. */
try {
  const { dir } = namedModule(undefined);
  process.exitCode = runTool(dir, 'jest', process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

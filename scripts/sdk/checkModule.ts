import { namedModule } from '../build/modules.ts';
import { runTool } from './runTool.ts';

/** `module-sdk check`: types and lint of the module in this folder, both to the end. */
try {
  const { name, dir } = namedModule(undefined);
  const hasTypes = runTool(dir, '@typescript/native-preview', ['-p', 'tsconfig.json', '--noEmit'], 'tsgo');
  const isClean = runTool(dir, 'oxlint', ['--type-aware', '--deny-warnings', 'src']);
  if (!hasTypes || !isClean) throw new Error(`${name} is not in order; see above.`);
  console.log(`${name}: types and lint are in order.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

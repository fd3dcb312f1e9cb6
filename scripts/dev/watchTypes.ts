import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../build/packageFolder.ts';
import type { GatedModule } from '../release/gate/GatedModule.ts';
import { readTypeFaults, type TypeFault } from '../types/TypeFault.ts';
import { besideScreens, writeTypeProject } from '../types/typeProject.ts';

/** The native type checker's binary: stopping its script would leave the checker running. */
function nativeChecker(): string {
  const script = packageFolder('@typescript/native-preview');
  const folder = packageFolder(`@typescript/native-preview-${process.platform}-${process.arch}`, script);
  return join(folder, 'lib', process.platform === 'win32' ? 'tsgo.exe' : 'tsgo');
}

/**
 * Checks the types of a module's screens now and after every change of their sources.
 * @param onFound called after each check with all errors
 * @returns a function that stops it
 */
export function watchTypes(
  { dir, cache, types }: Pick<GatedModule, 'dir' | 'cache' | 'types'>,
  onFound: (faults: TypeFault[]) => void,
): () => void {
  const checked = types.find(({ hasTests }) => !hasTests) ?? types[0];
  if (!checked) throw new Error(`It is not known as what the types of ${dir} are checked.`);
  const source = join(dir, 'src');
  const project = writeTypeProject(join(cache, 'types/watched.json'), {
    extends: checked.extends,
    include: [...checked.include, source],
    exclude: checked.hasTests ? [] : besideScreens(source),
  });
  const child = spawn(nativeChecker(), ['-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
    const [, report, rest] = /^([^]*)Found \d+ errors?\. Watching for file changes\.([^]*)$/.exec(said) ?? [];
    if (report === undefined) return;
    // If several checks overlap, the last one counts.
    const lastOne = report.split(/Starting (?:incremental )?compilation/).at(-1) ?? '';
    said = rest ?? '';
    onFound(readTypeFaults(lastOne, dir));
  });
  return () => child.kill();
}

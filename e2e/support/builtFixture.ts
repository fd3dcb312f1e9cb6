import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { hashInputs } from '../../scripts/build/hashing';
import { root, targets } from '../../scripts/build/targets';
import { copyProject } from './copyProject';

const cache = join(root, '.cache/fixtures');

/** The inputs of a module's build, apart from the module. */
const ofEveryModule = targets.find(({ name }) => name.startsWith('mfe-'))?.inputs.slice(1) ?? [];

/**
 * A module that browser tests need beside those of the product. It is built in a copy of the project, once for the same
 * inputs, and kept in `.cache/fixtures`.
 * @param name the name it is kept under
 * @param madeBy the files and folders of the project that write it
 * @param write writes it into a project; returns its folder
 * @returns where it is: `project` has its `folder`, with the build in `dist`
 */
export async function builtFixture(
  name: string,
  madeBy: readonly string[],
  write: (project: string) => string,
): Promise<{ project: string; folder: string }> {
  const project = join(cache, `${name}-${hashInputs([...madeBy, ...ofEveryModule]).slice(0, 16)}`);
  if (!existsSync(project)) await build(name, project, write);
  const [folder = ''] = readdirSync(project);
  return { project, folder };
}

async function build(name: string, project: string, write: (project: string) => string): Promise<void> {
  const copy = copyProject();
  try {
    const folder = write(copy.folder);
    await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', folder], {
      cwd: copy.folder,
    });
    const unfinished = join(cache, `.${name}-${process.pid}`);
    cpSync(join(copy.folder, folder), join(unfinished, folder), { recursive: true });
    for (const old of readdirSync(cache).filter((each) => each.startsWith(`${name}-`) && each !== basename(project)))
      rmSync(join(cache, old), { recursive: true });
    // Another worker may have built it meanwhile.
    if (existsSync(project)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, project);
  } finally {
    copy.remove();
  }
}

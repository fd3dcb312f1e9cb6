import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPackage } from '../build/modules.ts';
import { root } from '../build/targets.ts';
import { askShell, MAKING_LIMIT_MS, packageAddress, readAddress, shellOfPackage } from './deployedShell.ts';

/** Folder for other shells' packages, placed so that their scripts find the packages installed here. */
const kept = () => (isPackage ? join(process.cwd(), 'node_modules/.cache/module-sdk') : join(root, '.cache/packages'));

/** The shell that `--against` names, with the version if the module's own shell has had it. */
export function readAgainst(against: string): { shell: URL; version?: string } {
  return /^\d[\w.-]*$/.test(against)
    ? { shell: shellOfPackage(), version: against }
    : { shell: readAddress(against, '--against') };
}

/**
 * The folder with the package of the shell at an address, or of a version that the module's own shell has had and still
 * keeps. Throws a one-sentence error when there is none.
 */
export async function packageOf(against: string): Promise<string> {
  const { shell, version } = readAgainst(against);
  const answer = await askShell(shell, packageAddress(shell, version), 'GET', MAKING_LIMIT_MS);
  if (!answer.ok) throw new Error(await answer.text());
  const content = Buffer.from(await answer.arrayBuffer());
  const folder = join(kept(), createHash('sha256').update(content).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'packed.tgz'), content);
  const { status, stderr } = spawnSync('tar', ['-xzf', 'packed.tgz', '--strip-components=1'], {
    cwd: draft,
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true });
    throw new Error(`The package of ${shell.origin} could not be unpacked by tar: ${stderr}`);
  }
  rmSync(join(draft, 'packed.tgz'));
  renameSync(draft, folder);
  return folder;
}

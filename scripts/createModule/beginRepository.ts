import { spawnSync } from 'node:child_process';

/** Runs git in a folder; returns whether it succeeded, and its output. */
function git(dir: string, ...words: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync('git', words, {
    cwd: dir,
    env: process.env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { ok: status === 0, said: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** The committer when git knows no user. */
const nobodyKnown = ['-c', 'user.name=module-sdk', '-c', 'user.email=module-sdk@localhost'];

/**
 * Creates a git repository for a new module and commits all files, so that the first release can name a commit. Does
 * nothing inside another repository. Returns a sentence when git is missing or fails; the files stay.
 * @param dir the module's folder
 */
export function beginRepository(dir: string): string | undefined {
  if (git(dir, 'rev-parse', '--is-inside-work-tree').ok) return undefined;
  const who = git(dir, 'config', 'user.email').ok ? [] : nobodyKnown;
  const steps = [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    [...who, 'commit', '--quiet', '--no-gpg-sign', '--no-verify', '--message', 'The module as it was created'],
  ];
  for (const step of steps) {
    const { ok, said } = git(dir, ...step);
    if (!ok)
      return `There is no first commit yet, which releases name: git ${said === '' ? 'is not installed' : `says "${said}"`}. Commit the files before the first release.`;
  }
  return undefined;
}

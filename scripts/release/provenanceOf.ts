import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Provenance } from '../../shared/contract/releases/provenance.ts';

function git(folder: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The origin of a release built now from a folder. */
export function provenanceOf(folder: string): Provenance {
  return {
    commit: git(folder, 'rev-parse', 'HEAD') ?? null,
    hasChanges: git(folder, 'status', '--porcelain', '--', '.') !== '',
    builtBy: userInfo().username.slice(0, 100),
    builtAt: new Date().toISOString(),
  };
}

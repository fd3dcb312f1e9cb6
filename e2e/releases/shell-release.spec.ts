import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { budgets } from '../support/budgets';
import { changedComponent, consoleFiles, renewedFiles } from '../support/consoleFiles';
import { copyProject } from '../support/copyProject';

/** Time limit for building the shell on a busy machine, in milliseconds. */
const LIMIT = 300_000;

function buildShell(project: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', 'shell'], {
    cwd: project,
    encoding: 'utf8',
    timeout: LIMIT,
  });
  expect(status, stderr).toBe(0);
}

test('After a change of a shared/ui component, returning users download at most 12% of the console’s bytes', () => {
  test.setTimeout(2 * LIMIT);
  const { folder, remove } = copyProject();
  try {
    // Both builds use the same folder, because file names depend on the paths of linked packages.
    rmSync(join(folder, '.cache/builds/shell'));
    buildShell(folder);
    const before = consoleFiles(folder);
    appendFileSync(join(folder, changedComponent.file), changedComponent.line);
    buildShell(folder);
    const { files, share } = renewedFiles(before, consoleFiles(folder));
    expect(files.length).toBeGreaterThan(0);
    expect(share, files.join('\n')).toBeLessThanOrEqual(budgets.renewedByComponent);
  } finally {
    remove();
  }
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellBuild } from '../../shared/contract/releases/shellBuild';
import { startServer, type TestServer } from './startServer';

const root = join(import.meta.dirname, '../..');

/** Links a project folder into another, without its builds. */
function link(from: string, to: string, ...without: string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !without.includes(each)))
    symlinkSync(join(from, name), join(to, name));
}

/**
 * The built product with a shell of another version, like the next deployment: without releases, and with an empty data
 * folder.
 */
export async function startOtherShell(shellApi: string, change: (shell: ShellBuild) => void): Promise<TestServer> {
  const project = mkdtempSync(join(tmpdir(), 'other-shell-'));
  link(root, project, 'shell', 'server');
  link(join(root, 'shell'), join(project, 'shell'), 'dist');
  link(join(root, 'shell/dist'), join(project, 'shell/dist'), 'shell.json');
  link(join(root, 'server'), join(project, 'server'), 'dist');
  cpSync(join(root, 'server/dist'), join(project, 'server/dist'), { recursive: true });
  const shell = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8')) as ShellBuild;
  change(shell);
  writeFileSync(join(project, 'shell/dist/shell.json'), JSON.stringify({ ...shell, shellApi }));
  const server = await startServer({ BUNDLED: 'ignore' }, project);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(project, { recursive: true });
    },
  };
}

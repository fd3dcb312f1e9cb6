import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

const root = join(__dirname, '../../..');

test('the embedded database is copied while it is open, by the command that docs/operating.md tells', () => {
  const [command = ''] = /^node -e .+VACUUM.+$/m.exec(readFileSync(join(root, 'docs/operating.md'), 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'var'));
  const open = new Database(join(folder, 'var/database.sqlite'));
  open.exec("pragma journal_mode = wal; create table kept (name text); insert into kept values ('a center')");

  execFileSync('sh', ['-c', command], { cwd: folder });

  const copy = new Database(join(folder, 'backup.sqlite'));
  expect(copy.prepare('select name from kept').get()).toMatchObject({ name: 'a center' });
  copy.close();
  open.close();
  rmSync(folder, { recursive: true });
});

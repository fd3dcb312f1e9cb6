import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const roots = [
  '/usr/lib/postgresql',
  '/usr/local/pgsql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:/Program Files/PostgreSQL',
];
const suffix = process.platform === 'win32' ? '.exe' : '';

function versioned(root: string): string[] {
  if (!existsSync(root)) return [];
  const names = readdirSync(root).filter((name) => /^(\d+|postgresql(@\d+)?|bin)$/.test(name));
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => (name === 'bin' ? path.join(root, name) : path.join(root, name, 'bin')));
}

/** The folder of PostgreSQL's programs: `PGBIN` when set, otherwise on the path, otherwise in the usual places. */
export function findPostgres(): string | undefined {
  const { PGBIN, PATH = '' } = process.env;
  const folders = PGBIN === undefined ? [...PATH.split(path.delimiter), ...roots.flatMap(versioned)] : [PGBIN];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program + suffix))),
  );
}

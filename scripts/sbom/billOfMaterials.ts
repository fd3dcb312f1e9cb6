import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/targets.ts';

interface Package {
  dev?: boolean;
  link?: boolean;
  workspaces?: unknown;
  devDependencies?: unknown;
}
interface Lock {
  packages: Record<string, Package>;
}

const withoutTools = ({ workspaces: _workspaces, devDependencies: _tools, ...own }: Package): object => own;
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/**
 * Every package that `npm start` installs, as CycloneDX. npm leaves out what any workspace names among its tools, also
 * when the product runs on it, so it is asked about the root's dependencies alone.
 */
export function billOfMaterials(): string {
  const lock = read<Lock>('package-lock.json');
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path === '' || (path.startsWith('node_modules/') && !dev && !link))
    .map(([path, each]) => [path, path === '' ? withoutTools(each) : each]);
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutTools(read<Package>('package.json'))));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
    );
    return execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

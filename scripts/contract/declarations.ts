import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '../../shared/contract/surface/surfaceLine.ts';
import { hashInputs } from '../build/hashing.ts';
import { isPackage } from '../build/modules.ts';
import { programOf } from '../build/packageFolder.ts';
import { root } from '../build/targets.ts';
import type { Answers } from './answersOf.ts';
import { type DeclaredSurface, readSurface } from './readSurface.ts';

/** The entry of each package that modules may import, and the package's name. */
export const entries = {
  'shared/ui/index.d.ts': 'shared/ui',
  'shared/platform/index.d.ts': 'shared/platform',
  'shared/contract/index.d.ts': 'shared/contract',
  'shared/testing/index.d.ts': 'shared/testing',
  'shared/vendor/antd.d.ts': 'antd',
  'shared/vendor/charts.d.ts': '@ant-design/charts',
  'shared/vendor/react-router-dom.d.ts': 'react-router-dom',
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The inputs of the declarations. */
const sources = ['shared', 'types', 'tsconfig.json', 'tsconfig/declarations.json', 'package-lock.json'];

/**
 * Writes the declarations of the sources in a folder into another folder. Throws the compiler's messages when it fails.
 */
export function writeDeclarations(from: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf('@typescript/native-preview', 'tsgo'), '-p', 'tsconfig/declarations.json', '--outDir', folder],
    { cwd: from, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The declarations of shared can't be written:\n${stdout}${stderr}`);
}

/**
 * The folder with the declarations of what the shell offers: the package's own, or those of the current sources,
 * written if missing.
 */
export function writtenDeclarations(): string {
  if (isPackage) return join(root, 'declarations');
  const all = join(root, '.cache/declarations');
  const folder = join(all, hashInputs(sources));
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  for (const old of readdirSync(all).filter((name) => Date.now() - statSync(join(all, name)).mtimeMs > DAY_MS))
    rmSync(join(all, old), { recursive: true });
  // Parallel builds may write them at the same time.
  const written = mkdtempSync(join(all, 'written-'));
  writeDeclarations(root, written);
  try {
    renameSync(written, folder);
  } catch (error) {
    rmSync(written, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The names that style sheets define for others, such as `--color-bad`, as lines of a surface. */
const stylesIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => [name, 'out style'] as const).sort(),
  );

const storageKey = /^export declare const \w+_KEY = ["']([^"']+)["'];/gm;

/** The keys the platform uses in the browser's storage, as lines of a surface. */
const storedIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'shared/platform'))
      .flatMap((file) => [...readFileSync(join(folder, 'shared/platform', file), 'utf8').matchAll(storageKey)])
      .map(([, key = '']) => [key, 'out key'] as const)
      .sort(),
  );

/** The kinds of cache keys that modules may name, as lines of a surface. */
function cachedIn(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, 'shared/platform/records.d.ts'), 'utf8');
  const [, kinds = ''] = /type CacheKey = readonly \[kind: ([^,]+),/.exec(text) ?? [];
  return Object.fromEntries(
    [...kinds.matchAll(/["'](\w+)["']/g)].map(([, kind = '']) => [kind, 'out kind'] as const).sort(),
  );
}

/** The icon names that manifests may use, as lines of a surface. */
const iconsIn = (names: string): Record<string, string> =>
  Object.fromEntries([...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => [name, 'out icon'] as const).sort());

/**
 * A surface with the results of the examples of `shared/testing/examples` as lines of their packages, each beginning
 * with its symbol: `confirm: Escape`.
 */
export function withExamples(answers: Answers, surface: Surface): Surface {
  const lineOf = (answer: unknown) => `out '${JSON.stringify(answer).replaceAll("'", '’')}'`;
  const lines = Object.entries(answers).map(([shellPackage, examples]) => [
    shellPackage,
    {
      ...surface[shellPackage],
      ...Object.fromEntries(Object.entries(examples).map(([name, answer]) => [name, lineOf(answer)])),
    },
  ]);
  return { ...surface, ...(Object.fromEntries(lines) as Surface) };
}

/** The recorded results of the examples; undefined in a package whose shell had none. */
function answersIn(shared: string): Answers {
  const file = join(shared, 'contract/examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {};
}

/** The surface given by declarations, design tokens, icon names and examples. */
export function offeredBy(folder: string, shared: string): DeclaredSurface {
  const { surface, names } = readSurface(folder, entries);
  const styles = stylesIn(readFileSync(join(shared, 'ui/tokens.css'), 'utf8'));
  const icons = iconsIn(readFileSync(join(shared, 'contract/iconNames.ts'), 'utf8'));
  const named = { ...surface, styles, icons, storage: storedIn(folder), cache: cachedIn(folder) };
  return { surface: withExamples(answersIn(shared), named), names };
}

/** The surface of the current sources. */
export const offeredNow = (): DeclaredSurface => offeredBy(writtenDeclarations(), join(root, 'shared'));

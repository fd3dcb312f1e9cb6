import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

/** Bundled scripts: `folder` contains `<name>.js` for each. */
export interface Bundle {
  folder: string;
  remove: () => void;
}

/** A change of one file of the project, by its path from the root: replaces a text that occurs once. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('shared/') ? undefined : { path: name, external: true },
    );
  },
};

/** Throws when the text does not occur exactly once, because the change would then be another one. */
const changed = ({ file, from, to }: Change): Plugin => ({
  name: 'changed-file',
  setup({ onLoad }) {
    const place = path.join(root, file);
    const parts = readFileSync(place, 'utf8').split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
    onLoad({ filter: /\.ts$/ }, ({ path: loaded }) =>
      loaded === place ? { contents: parts.join(to), loader: 'ts' } : undefined,
    );
  },
});

/** Bundles scripts as `bundle` does, from a changed copy of the code. */
export async function bundleChanged(change: Change | undefined, ...scripts: string[]): Promise<Bundle> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'bundle-'));
  await build({
    entryPoints: scripts.map((script) => ({ in: path.join(root, `${script}.ts`), out: path.basename(script) })),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [packagesStayOutside, ...(change ? [changed(change)] : [])],
    logLevel: 'warning',
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Bundles scripts with the project files they import, as the product's build does; from source, each process would
 * first compile up to a thousand files. The folder is inside the project, so that packages are found.
 * @param scripts by their paths from the root, without `.ts`
 */
export const bundle = (...scripts: string[]): Promise<Bundle> => bundleChanged(undefined, ...scripts);

/** A server of `oneServer.ts`, with the bundle for its threads. */
export const bundleOneServer = (): Promise<Bundle> =>
  bundle('server/test/oneServer', 'server/src/tasks', 'server/src/fileTasks');

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

/** Bundled scripts: `folder` has `<name>.js` of each. */
export interface Bundle {
  folder: string;
  remove: () => void;
}

/** A change of one file of the project, by its path from the root: what takes the place of a text that is there once. */
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

/** Throws where the text is not there exactly once: the change would not be what it was written as. */
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

/** Bundles scripts as `bundle` does, from a copy of the code with a change. */
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
 * Bundles scripts with what they import of the project, as the build of the product does: from the sources, each process
 * compiles up to a thousand files before it begins. Packages are found from there, so the folder lies below the project.
 * @param scripts by their paths from the root, without `.ts`
 */
export const bundle = (...scripts: string[]): Promise<Bundle> => bundleChanged(undefined, ...scripts);

/** A server of `oneServer.ts`, with what its threads run beside it. */
export const bundleOneServer = (): Promise<Bundle> =>
  bundle('server/test/oneServer', 'server/src/tasks', 'server/src/fileTasks');

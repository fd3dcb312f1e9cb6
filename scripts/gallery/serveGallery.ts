import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { root } from '../build/targets.ts';

/**
 * Serves the design system's gallery, rebuilt at each reload. It is a separate page without the shell and federation,
 * and the product does not use it.
 * @param port 0 picks a free port
 */
export async function serveGallery(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const sources = join(root, 'scripts/gallery');
  const served = join(root, '.cache/gallery');
  mkdirSync(served, { recursive: true });
  cpSync(join(sources, 'index.html'), join(served, 'index.html'));
  const built = await context({
    entryPoints: [join(sources, 'page.tsx')],
    outdir: join(served, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: join(root, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'warning',
  });
  const { port: taken } = await built.serve({ host: '127.0.0.1', port, servedir: served });
  return { url: `http://127.0.0.1:${taken}/`, stop: () => built.dispose() };
}

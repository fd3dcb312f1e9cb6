import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHELL_API_VERSION } from '../../shared/contract/shellApi.ts';
import type { ShellBuild } from '../../shared/contract/shellBuild.ts';
import { host, prerenderer, providedVersions } from '../../webpack.common.ts';
import { readReport } from '../contract/report.ts';
import { compile } from './compile.ts';
import { compressFiles } from './compressFiles.ts';
import { filesOf } from './filesOf.ts';
import { filesBelow, integrityOf, sourcesOfShell } from './hashing.ts';

const require = createRequire(import.meta.url);

/** Builds the shell that lies in `dir` into `dist/`, with `shell.json` beside its files. */
export async function buildShell(dir: string): Promise<ShellBuild> {
  const { compilation } = await compile(host(dir));
  const config = prerenderer(dir, 'shell');
  await compile(config);
  const { prerenderFrames } = require(join(config.output?.path ?? '', 'prerender.cjs')) as {
    prerenderFrames(): Record<string, string>;
  };

  const dist = join(dir, 'dist');
  const files = filesBelow(dist);
  const entry = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])].filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const beyondEntry = (name: string) => filesOf(compilation, name).filter((file) => !entry.includes(file));
  const shell: ShellBuild = {
    shellApi: SHELL_API_VERSION,
    sources: sourcesOfShell(),
    entry,
    chunks: {
      signin: beyondEntry('signin'),
      console: [...new Set([...beyondEntry('console'), ...beyondEntry('console-content')])],
      sections: beyondEntry('antd'),
    },
    fonts: files.filter((file) => /latin.*\.woff2$/.test(file)),
    provides: providedVersions(),
    offers: readReport().packages,
    frames: prerenderFrames(),
    integrity: Object.fromEntries(
      files
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
    ),
  };
  await compressFiles(dist, files);
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(shell, null, 1));
  return shell;
}

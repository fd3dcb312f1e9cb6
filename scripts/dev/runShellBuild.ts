import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from '../../webpack.common.ts';
import { compile } from '../build/compile.ts';
import { root } from '../build/targets.ts';

/** Builds the shell for development: `tsx scripts/dev/runShellBuild.ts <folder> <record> <hash>`. */
const [folder = '', record = '', hash = ''] = process.argv.slice(2);
try {
  rmSync(record, { force: true });
  const config = host(join(root, 'shell'));
  const { compilation } = await compile({ ...config, output: { ...config.output, path: folder } });
  const entry = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])].filter((file) =>
    /\.(js|css)$/.test(file),
  );
  writeFileSync(record, JSON.stringify({ hash, entry }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

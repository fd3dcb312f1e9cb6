import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './support/startServer';

/** Before the browser tests: a data folder as the first start leaves it, which every server of theirs begins with a copy of. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env.SEEDED_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

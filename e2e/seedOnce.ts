import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './support/startServer';

/** Before the browser tests: makes a data folder as the first start leaves it; each test server starts with a copy. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env.SEEDED_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

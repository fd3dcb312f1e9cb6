import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCenters } from '../../server/bench/fill/fillCenters';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { openDatabase } from '../../server/src/db/openDatabase';
import { seed } from '../../server/src/seed';
import type { Part } from '../Part';
import { besideJobs } from './besideJobs';
import { heavyJobs } from './heavyJobs';
import { withProduct } from './withProduct';

const CENTERS = 20_000;
const INVOICES = 10_000;

/** Runs each heavy work of the product once, while others ask for files, lists and health. */
export async function besideHeavy(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
  try {
    const token = await signInToEmpty({ dataDir, databaseUrl: undefined });
    const db = await openDatabase({ dataDir, databaseUrl: undefined });
    await seed(db, 'sample');
    await fillCenters(db, CENTERS);
    await fillInvoices(db, INVOICES);
    await db.destroy();
    return await withProduct({ DATA_DIR: dataDir }, token, async (url, call) =>
      besideJobs(
        `Heavy work, ${CENTERS} centers and ${INVOICES} invoices on SQLite`,
        url,
        token,
        await heavyJobs(call),
      ),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

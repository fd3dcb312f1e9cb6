import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../../e2e/support/startServer';
import { fillCenters } from '../../server/bench/fill/fillCenters';
import { fillCompanies } from '../../server/bench/fill/fillCompanies';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { openDatabase } from '../../server/src/db/openDatabase';
import { seed } from '../../server/src/seed';
import { startProduct } from '../startProduct';

/** How many records the lists that must stay quick have. */
export const filled = { centers: 100_000, companies: 10_000, invoices: 100_000 };

/** The built product on a data folder with the samples and as many records as `filled` says. */
export async function startFilledProduct(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-console-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await seed(db, 'sample');
  await fillCenters(db, filled.centers);
  await fillCompanies(db, filled.companies);
  await fillInvoices(db, filled.invoices);
  await db.destroy();
  const product = await startProduct({ DATA_DIR: dataDir });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { fillPurchases } from '../../server/bench/fill/fillPurchases';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { connectDatabase } from '../../server/src/db/engines/openDatabase';
import type { Db } from '../../server/src/db/tables';
import { keepBooks } from '../../server/src/money/books/keepBooks';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';

const ROWS = 10_000;
const SAVES = 200;
const READS = 20;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

class TakenBack extends Error {}

/** Ledger time for one record: posted once more during its save, then reversed. */
const postedAlone = (db: Db, table: string, id: string) =>
  db
    .transaction()
    .execute(async (tx) => {
      const ms = await timed(() => keepBooks(tx, { table, ids: [id], areNew: true }));
      throw Object.assign(new TakenBack(), { ms });
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack && 'ms' in error) return Number(error.ms);
      throw error;
    });

/** The number of documents of the client whose statement is read. */
const OF_CLIENT = 500;

/** Posts the inserted records, after giving one client many documents. */
async function postFilled(db: Db): Promise<void> {
  const all = (await db.selectFrom('live_invoices').select('id').orderBy('date').execute()).map(({ id }) => id);
  const own = all.filter((_, index) => index % Math.floor(all.length / OF_CLIENT) === 0);
  await db.updateTable('invoices').set({ clientName: 'Client 0' }).where('id', 'in', own).execute();
  await db.transaction().execute((tx) => keepBooks(tx, { table: 'invoices', ids: all, areNew: true, anyDay: true }));
}

/**
 * The cost of ledger posting when saving payments and suppliers’ bills, with 10,000 of each kind stored, and the cost
 * of reading a client's two-year statement and all clients' ageing.
 */
export async function posting(): Promise<Part> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'bench-posting-')), databaseUrl: undefined };
  try {
    const authorization = `Bearer ${await signInToEmpty(place)}`;
    const db = await connectDatabase(place);
    await fillInvoices(db, ROWS);
    await fillPurchases(db, { gstin: '27AAPFU0939F1ZV', month: '2026-09', count: ROWS });
    await postFilled(db);
    const invoices = await db
      .selectFrom('live_invoices')
      .select('id')
      .where('balancePaise', '>', 100)
      .limit(SAVES)
      .execute();
    const { id: supplierId } = await db.selectFrom('live_suppliers').select('id').executeTakeFirstOrThrow();
    const bill = { supplierId, date: '2026-09-10', placeOfSupply: '27', taxablePaise: 100_000, percent: 18 };
    const kinds = {
      payments: (n: number) => ({ invoiceId: invoices[n]?.id, date: '2026-11-20', amountPaise: 100 }),
      purchases: (n: number) => ({ ...bill, number: `N-${n}` }),
    };
    const product = await startProduct({ DATA_DIR: place.dataDir });
    const found: { table: string; save: number; own: number }[] = [];
    const reads: Part['goals'][number][] = [];
    try {
      for (const [table, bodyOf] of Object.entries(kinds)) {
        const [saves, owns]: [number[], number[]] = [[], []];
        for (let n = 0; n < SAVES; n += 1) {
          let id = '';
          const headers = { authorization, 'content-type': 'application/json' };
          const save = await timed(async () => {
            const body = JSON.stringify(bodyOf(n));
            const answer = await fetch(`${product.url}/api/${table}`, { method: 'POST', headers, body });
            if (answer.status !== 201) throw new Error(`${table} answered ${answer.status} ${await answer.text()}`);
            ({ id } = (await answer.json()) as { id: string });
          });
          saves.push(save);
          owns.push(await postedAlone(db, table, id));
        }
        found.push({ table, save: median(saves), own: median(owns) });
      }
      for (const [what, path, most] of [
        ['statement of two years', 'invoices/statement?clientName=Client%200&from=2025-04-01&to=2027-03-31', 100],
        ['ageing', 'invoices/ageing', 300],
      ] as const) {
        const times: number[] = [];
        for (let n = 0; n < READS; n += 1)
          times.push(
            await timed(async () => {
              const answer = await fetch(`${product.url}/api/${path}`, { headers: { authorization } });
              if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
              await answer.text();
            }),
          );
        reads.push({ what: `${what}, ms`, value: median(times), most });
      }
    } finally {
      await product.stop();
      await db.destroy();
    }
    const addedBy = ({ save, own }: (typeof found)[number]) => (100 * own) / (save - own);
    return {
      tables: [
        {
          title: `${SAVES} saves each beside ${ROWS} rows, medians`,
          headings: ['record', 'save, ms', 'posting, ms', 'added, %'],
          rows: found.map((each) => [each.table, round(each.save), round(each.own), round(addedBy(each), 1)]),
        },
      ],
      goals: [{ what: 'what posting adds to a save, %', value: Math.max(...found.map(addedBy)), most: 10 }, ...reads],
    };
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

const at = '2026-11-01T09:00:00.000Z';
const stored = (id: string) => ({ id, version: 1, createdAt: at, updatedAt: at });

test('receipts that were there kept back no GST, line by line, and certificates are of income tax', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '610-gst-tds'));
  const line = { invoiceId: 'i1', invoiceNo: 'A1', amountPaise: 98, tdsPaise: 2 };
  try {
    await migrate(db);
    const receipts = [
      { ...stored('r1'), amountPaise: 98, tdsPaise: 2, lines: JSON.stringify([line]) },
      { ...stored('r2'), lines: '[]' },
    ];
    for (const receipt of receipts) await anyTable(db).insertInto('receipts').values(receipt).execute();
    await anyTable(db).insertInto('tds_certificates').values(stored('c1')).execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await anyTable(db).selectFrom('receipts').select(['lines', 'gstTdsPaise']).orderBy('id').execute();
  expect(rows.map(({ lines, gstTdsPaise }) => [JSON.parse(String(lines)), Number(gstTdsPaise)])).toEqual([
    [[{ ...line, gstTdsPaise: 0 }], 0],
    [[], 0],
  ]);
  expect(await anyTable(db).selectFrom('tds_certificates').select('tax').execute()).toEqual([{ tax: 'TDS' }]);
  await close();
});

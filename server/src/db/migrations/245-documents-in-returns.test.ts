import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

const stored = (id: string) => ({
  id,
  version: 1,
  createdAt: '2026-04-01T09:00:00.000Z',
  updatedAt: '2026-04-01T09:00:00.000Z',
});

test('documents from before stay as they were: GSTR-1 tells of them, with no round-off of their own and no country', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as object[];
  const later = all.splice(all.findIndex((each) => (each as { name: string }).name === '245-documents-in-returns'));
  try {
    await migrate(db);
    const insert = (table: string, row: object) =>
      anyTable(db)
        .insertInto(table)
        .values(row as Row)
        .execute();
    await insert('invoices', {
      ...stored('i1'),
      invoiceNo: 'INV/26-27/0001',
      status: 'issued',
      date: '2026-04-01',
      creditedPaise: 11_800,
      debitedPaise: 11_800,
    });
    for (const kind of ['credit', 'debit'])
      await insert(`${kind}_notes`, {
        ...stored(kind),
        [`${kind}NoteNumber`]: 'N/26-27/0001',
        invoiceId: 'i1',
        date: '2026-04-02',
        amountPaise: 11_800,
        taxablePaise: 9992,
        taxLines: '[{"head":"IGST","percent":18,"amountPaise":1808}]',
      });
    await insert('letterhead', { ...stored('company-1'), name: 'Acme Staffing' });
  } finally {
    all.push(...later);
  }
  await migrate(db);

  const one = (table: string) => anyTable(db).selectFrom(table).selectAll().executeTakeFirst();
  expect(await one('invoices')).toMatchObject({ id: 'i1', version: 1, inGstr1a: 0, clientCountry: '' });
  for (const kind of ['credit', 'debit'])
    expect(await one(`${kind}_notes`)).toMatchObject({
      id: kind,
      version: 1,
      amountPaise: 11_800,
      taxablePaise: 9992,
      roundOffPaise: 0,
      inGstr1a: 0,
    });
  expect(await one('letterhead')).toMatchObject({ name: 'Acme Staffing', registeredOn: null });
  await close();
}, 60_000);

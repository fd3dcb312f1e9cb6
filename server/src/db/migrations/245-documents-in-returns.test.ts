import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

test('documents from before stay as they were: GSTR-1 tells of them, with no round-off of their own and no country', async () => {
  const note = (kind: 'credit' | 'debit') => ({
    ...{ ...stored(kind), [`${kind}NoteNumber`]: 'N/26-27/0001', invoiceId: 'i1', date: '2026-04-02' },
    ...{ amountPaise: 11_800, taxablePaise: 9992, taxLines: '[{"head":"IGST","percent":18,"amountPaise":1808}]' },
  });
  const { db, run } = await databaseBefore('245-documents-in-returns', {
    invoices: [
      {
        ...{ ...stored('i1'), invoiceNo: 'INV/26-27/0001', status: 'issued', date: '2026-04-01' },
        ...{ creditedPaise: 11_800, debitedPaise: 11_800 },
      },
    ],
    credit_notes: [note('credit')],
    debit_notes: [note('debit')],
    letterhead: [{ ...stored('company-1'), name: 'Acme Staffing' }],
  });
  await run();

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
}, 60_000);

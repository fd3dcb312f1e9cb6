import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

test('receipts that were there kept back no GST, line by line, and certificates are of income tax', async () => {
  const line = { invoiceId: 'i1', invoiceNo: 'A1', amountPaise: 98, tdsPaise: 2 };
  const { db, run } = await databaseBefore('610-gst-tds', {
    receipts: [
      { ...stored('r1'), amountPaise: 98, tdsPaise: 2, lines: JSON.stringify([line]) },
      { ...stored('r2'), lines: '[]' },
    ],
    tds_certificates: [stored('c1')],
  });
  await run();
  const rows = await anyTable(db).selectFrom('receipts').select(['lines', 'gstTdsPaise']).orderBy('id').execute();
  expect(rows.map(({ lines, gstTdsPaise }) => [JSON.parse(String(lines)), Number(gstTdsPaise)])).toEqual([
    [[{ ...line, gstTdsPaise: 0 }], 0],
    [[], 0],
  ]);
  expect(await anyTable(db).selectFrom('tds_certificates').select('tax').execute()).toEqual([{ tax: 'TDS' }]);
});

import { databaseBefore, stored } from '../../../test/databaseBefore';

const bill = (id: string, more: object = {}) => ({
  ...{ ...stored(id), supplierId: 's', kind: 'Bill', number: `SS/${id}`, date: '2026-05-10', taxablePaise: 100_000 },
  ...{ igstPaise: 18_000, totalPaise: 118_000, percent: 18, status: 'Unpaid', rates: '[]', ...more },
});
const wages = { ...stored('w'), month: '2016-04', status: 'Paid', paidOn: '2016-05-05', totalPaise: 50_000 };

test('bills, wages and deposits on record are posted, also those of days before the books begin', async () => {
  const { db, run } = await databaseBefore('720-all-money-posted', {
    suppliers: [{ ...stored('s'), name: 'Safe Step' }],
    purchases: [bill('1'), bill('2', { status: 'Paid', paidOn: '2026-06-01' })],
    wages: [wages],
    obligations: [
      {
        ...{ ...stored('o'), area: 'due', title: 'PF', ruleId: 'pf', period: '2016-04', type: 'Deposit' },
        ...{ status: 'Paid', doneOn: '2016-05-15', amountPaise: 6000, dueDate: '2016-05-15', lastDay: '2016-05-15' },
      },
    ],
  });
  await run();
  const sums = await db
    .selectFrom('ledger_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('paise').as('paise'))
    .groupBy('account')
    .having(({ fn }) => fn.sum('paise'), '<>', 0)
    .execute();
  expect(Object.fromEntries(sums.map(({ account, paise }) => [account, Number(paise)]))).toEqual({
    ...{ purchases: 200_000, inputIgst: 36_000, payables: -118_000, bank: -174_000 },
    ...{ wages: 50_000, providentFund: 6000 },
  });
});

test('a difference from what is on record is named and stops it: the database is as before', async () => {
  const { db, run } = await databaseBefore('720-all-money-posted', {
    suppliers: [{ ...stored('s'), name: 'Safe Step' }],
    purchases: [bill('1', { status: 'Paid' })],
  });
  await expect(run()).rejects.toThrow(
    'What is owed of the bill SS/1: ₹0.00 is on record, and its documents come to ₹1,180.00.',
  );
  expect(await db.selectFrom('migrations').select('name').where('name', '=', '720-all-money-posted').execute()).toEqual(
    [],
  );
});

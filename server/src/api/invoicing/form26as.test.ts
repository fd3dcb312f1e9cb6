import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const lines = [
  ['1', 'Acme Foods', 'MUMA12345B', '300000.00'],
  ['', '1', '393', '30-Jun-2026', 'F', '10-Aug-2026', '-', '200000.00', '4000.00', '4000.00'],
];

test('tax of a receipt stands beside form 26AS, and another file is refused', async () => {
  const receipt = { clientName: 'Acme Foods', date: '2026-06-30', amountPaise: 96_000_00, tdsPaise: 4_000_00 };
  expect((await server.call('POST', 'receipts', receipt)).statusCode).toBe(201);
  const { rows } = (await server.call('POST', 'receipts/form-26as', { lines })).json();
  expect(rows).toEqual([
    {
      ...{ state: 'Agrees', quarter: '2026-27 Q1', name: 'Acme Foods', tan: 'MUMA12345B', sections: '393' },
      ...{ theirsPaise: 4_000_00, oursPaise: 4_000_00 },
    },
  ]);
  const refused = await server.call('POST', 'receipts/form-26as', { lines: [['hello']] });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('no form 26AS')]);
});

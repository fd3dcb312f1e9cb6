import type { CreditAnswer } from 'shared/domain/money/settle/taxCredits';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const pan = realLetterhead.gstin.slice(2, 12);
const year = '2026-27';
const head = (of = pan, years = '2026-2027') => [
  ['File Creation Date', 'Permanent Account Number (PAN)', 'Current Status of PAN', 'Financial Year'],
  ['12-08-2026', of, 'Active', years],
];
const acme = [
  ['1', 'ACME FOODS LIMITED', 'MUMA12345B', '300000.00'],
  ['', '1', '1024', '30-Jun-2026', 'F', '10-Aug-2026', '-', '200000.00', '4000.00', '4000.00'],
];
const post = (body: object) => server.call('POST', 'receipts/form-26as', { source: '26AS', year, ...body });
const get = async (source = '26AS') =>
  (await server.call('GET', `receipts/form-26as?source=${source}&year=${year}`)).json<CreditAnswer>();
const rowsOf = async () => (await get()).rows;
const keepBack = (body: object) =>
  server.call('POST', 'receipts', { clientName: 'Acme Foods', date: '2026-06-30', amountPaise: 96_000_00, ...body });

test('a line of an unknown TAN proposes a client; with the TAN taken it is the client’s', async () => {
  const company = (await server.call('POST', 'companies', { name: 'Acme Foods Pvt. Ltd.' })).json();
  await keepBack({ companyId: company.id, tdsPaise: 4_000_00, gstTdsPaise: 2_000_00 });
  const answer = await post({ lines: [...head(), ...acme] });
  expect([answer.statusCode, answer.json().message]).toEqual([200, '1 payment of 2026-27 was read, 1 of them new.']);
  const [row] = await rowsOf();
  expect(row).toMatchObject({
    ...{ state: 'Agrees', quarter: '2026-27 Q1', tan: 'MUMA12345B', section: '1024', companyId: '' },
    ...{ theirsPaise: 4_000_00, oursPaise: 4_000_00, notes: ['Matched by name.'], decision: 'Pending' },
    proposed: { companyId: company.id, tans: [] },
  });
  const { proposed } = row ?? {};
  const taken = await server.call('PUT', `companies/${proposed?.companyId}/billing`, {
    tans: [...(proposed?.tans ?? []), 'muma 12345b'],
    version: proposed?.version,
  });
  expect([taken.statusCode, taken.json().tans]).toEqual([200, ['MUMA12345B']]);
  expect((await rowsOf())[0]).toMatchObject({ companyId: company.id, proposed: null, notes: [], state: 'Agrees' });
});

test('what was accepted stays so when the file is read again, and a new line is pending; it can be taken back', async () => {
  await post({ lines: [...head(), ...acme] });
  const [row] = await rowsOf();
  const decide = (decision: string) =>
    server.call('POST', 'receipts/form-26as/decide', { ids: row?.lineIds, decision });
  expect((await decide('Accepted')).json()).toEqual({ changed: 1 });
  const again = await post({ lines: [...head(), ...acme] });
  expect(again.json().message).toBe('This file was read before: nothing changed.');
  expect((await rowsOf())[0]).toMatchObject({ decision: 'Accepted', lineIds: row?.lineIds });
  const more = ['', '2', '1024', '31-May-2026', 'U', '', '-', '100.00', '2.00', '2.00'];
  await post({ lines: [...head(), ...acme, more] });
  expect((await rowsOf())[0]).toMatchObject({
    ...{ decision: 'Pending', theirsPaise: 4_002_00 },
    notes: ['₹2.00 is not final: the client’s return and challan don’t agree yet.'],
  });
  expect((await decide('Pending')).json()).toEqual({ changed: 1 });
  expect(
    (await server.call('POST', 'receipts/form-26as/decide', { ids: ['gone'], decision: 'Accepted' })).statusCode,
  ).toBe(404);
});

test.each([
  [
    'of another PAN',
    [...head('AAQCA8719H'), ...acme],
    'This is the form 26AS of the PAN AAQCA8719H, which is not yours.',
  ],
  ['of another year', [...head(pan, '2025-26'), ...acme], 'This is the form 26AS of 2025-26, and 2026-27 is shown.'],
  ['of a year to come', [...head(pan, '2098-99'), ...acme], 'The year 2098-99 of this file has not begun.'],
  [
    'with broken amounts',
    [...head(), acme[0], [...(acme[1] ?? []).slice(0, -1), 'four']],
    'Line 4, of ACME FOODS LIMITED, is broken',
  ],
  ['that is no form', [['hello']], 'This is no form 26AS'],
])('a file %s is refused, and what was read before stays', async (_what, lines, message) => {
  await post({ lines: [...head(), ...acme] });
  const refused = await post({ lines });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining(message)]);
  expect(refused.json().message).toMatch(/Nothing was stored\.$/);
  expect(await rowsOf()).toHaveLength(1);
});

test('the AIS is read by its columns, and stands beside form 26AS by itself', async () => {
  const lines = [
    ['Annual Information Statement', pan],
    ['Code', 'Source', 'Quarter', 'Date', 'Amount Paid', 'TDS deducted'],
    ['TDS-1024', 'ACME FOODS LIMITED (MUMA12345B)', 'Q1(Apr-Jun)', '30/06/2026', '2,00,000', '4,000'],
    ['', '', 'Q2(Jul-Sep)', '31/07/2026', '1,00,000', '2,000'],
    ['SFT-005', 'A BANK (MUMB12345C)', '', '', '500', '0'],
  ];
  const columns = {
    code: 'Code',
    source: 'Source',
    quarter: 'Quarter',
    date: 'Date',
    paid: 'Amount Paid',
    tax: 'TDS deducted',
  };
  expect((await post({ source: 'AIS', lines, columns })).json().message).toContain('2 payments of 2026-27 were read');
  expect((await get('AIS')).rows.map(({ quarter, section, theirsPaise }) => [quarter, section, theirsPaise])).toEqual([
    ['2026-27 Q1', '1024', 4_000_00],
    ['2026-27 Q2', '1024', 2_000_00],
  ]);
  expect((await get()).isRead).toBe(false);
  const foreign = await post({ source: 'AIS', lines: [['PAN', 'AAQCA8719H'], ...lines.slice(1)], columns });
  expect(foreign.json().message).toBe('This is the AIS of the PAN AAQCA8719H, which is not yours. Nothing was stored.');
});

test('an account that is limited to some clients sees none of it', async () => {
  const own = (await server.call('POST', 'companies', { name: 'Own', tans: ['RCHB54321C'] })).json();
  const { token } = await addAccount(server, {
    rights: ['receipts:read', 'receipts:write'],
    reach: { companies: [own.id], centers: [] },
  });
  const asked = await server.call('GET', `receipts/form-26as?source=26AS&year=${year}`, undefined, { token });
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'beyond_reach']);
});

import { reversedIn } from 'shared/domain/money/purchases/inputTax';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { balances } from '../../../money/ledger/balances';

const GSTIN = '24AAQCA8719H1ZC';
const SUPPLIER = '27AAPFU0939F1ZV';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  const [letterhead] = (await server.call('GET', 'letterhead')).json();
  await server.call('PUT', `letterhead/${letterhead.id}`, { gstin: GSTIN, state: '24' });
  const { id } = (
    await server.call('POST', 'suppliers', { name: 'Anita Tirkey', company: 'Safe Step', gstin: SUPPLIER })
  ).json();
  for (const [number, rupees] of [
    ['SS/1', 10_000],
    ['SS/2', 20_000],
    ['SS/9', 5_000],
  ] as const)
    await server.call('POST', 'purchases', {
      ...{ supplierId: id, number, date: '2026-05-10', taxablePaise: rupees * 100, percent: 18 },
    });
});
afterEach(() => server.close());

const inv = (inum: string, txval: number) => ({
  ...{ inum, typ: 'R', txval, igst: txval * 0.18, cgst: 0, sgst: 0, cess: 0, dt: '10-05-2026', val: txval * 1.18 },
  ...{ pos: '24', rev: 'N', itcavl: 'Y' },
});
const file = (gstin = GSTIN) => ({
  text: JSON.stringify({
    data: {
      ...{ gstin, rtnprd: '052026' },
      docdata: {
        b2b: [
          { ctin: SUPPLIER, trdnm: 'SAFE STEP', inv: [inv('ss-001', 10_000), inv('SS/2', 25_000), inv('SS/7', 1)] },
        ],
      },
    },
  }),
});
const rows = async () => (await server.call('GET', 'purchases/gstr-2b?period=2026-05')).json().rows;

test('a month of the portal is read, and its bills stand beside ours', async () => {
  const read = await server.call('POST', 'purchases/gstr-2b', file());
  expect([read.statusCode, read.json().message]).toEqual([200, '3 bills of May 2026 were read.']);
  const answer = (await server.call('GET', 'purchases/gstr-2b')).json();
  expect(answer.counts.map(({ state, count }: { state: string; count: number }) => [state, count])).toEqual([
    ['Matched', 1],
    ['Differs', 1],
    ['Only with them', 1],
    ['Only with us', 1],
  ]);
  const differing = (await server.call('GET', 'purchases/gstr-2b?state=Differs')).json().rows;
  expect(differing).toMatchObject([{ supplierName: 'Safe Step', number: 'SS/2', decision: 'Pending' }]);
});

test('what is decided on a bill stays when the month is read again', async () => {
  await server.call('POST', 'purchases/gstr-2b', file());
  const [{ rowId }] = await rows();
  const decided = await server.call('POST', 'purchases/gstr-2b/decide', { ids: [rowId], decision: 'Accepted' });
  expect(decided.json()).toEqual({ changed: 1 });
  await server.call('POST', 'purchases/gstr-2b', file());
  expect((await rows()).map(({ decision }: { decision: string }) => decision)).toEqual([
    ...['Accepted', 'Pending', 'Pending', 'Pending'],
  ]);
  expect(
    (await server.call('POST', 'purchases/gstr-2b/decide', { ids: [rowId], decision: 'Rejected' })).statusCode,
  ).toBe(404);
});

test('a bill that an earlier or later month has is missing in none, and one in no month is followed up', async () => {
  const july = (bills: object[]) => {
    const { data } = JSON.parse(file().text);
    data.rtnprd = '072026';
    data.docdata.b2b[0].inv = bills;
    return { text: JSON.stringify({ data }) };
  };
  await server.call('POST', 'purchases/gstr-2b', file());
  await server.call('POST', 'purchases/gstr-2b', july([inv('SS/7', 1)]));
  const missing = async (period: string) =>
    (await server.call('GET', `purchases/gstr-2b?period=${period}&state=Only with us`))
      .json()
      .rows.map(({ number }: { number: string }) => number);
  expect([await missing('2026-05'), await missing('2026-07')]).toEqual([['SS/9'], ['SS/9']]);
  const [told, ...others] = (await server.call('GET', 'purchases/gstr-2b/follow-up')).json();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ supplierName: 'Safe Step', count: 1, taxPaise: 900_00, since: '2026-05-10' });
  expect(told.message).toContain('- Bill SS/9 of 10 May 2026, GST ₹900.00');
  await server.call('POST', 'purchases/gstr-2b', july([inv('SS/9', 5_000)]));
  expect([await missing('2026-05'), await missing('2026-07')]).toEqual([[], []]);
  expect((await server.call('GET', 'purchases/gstr-2b/follow-up')).json()).toEqual([]);
});

test('a supplier’s credit note stands beside ours', async () => {
  const { json } = await server.call('GET', 'suppliers');
  const [{ id: supplierId }] = json();
  const note = {
    supplierId,
    kind: 'Credit note',
    number: 'SS/1',
    date: '2026-05-20',
    taxablePaise: 1_000_00,
    percent: 18,
  };
  expect((await server.call('POST', 'purchases', note)).statusCode).toBe(201);
  const { data } = JSON.parse(file().text);
  const { inum: _, ...told } = { ...inv('SS/1', 1_000), ntnum: 'SS/1', typ: 'C', dt: '20-05-2026' };
  data.docdata.cdnr = [{ ctin: SUPPLIER, trdnm: 'SAFE STEP', nt: [told] }];
  const read = await server.call('POST', 'purchases/gstr-2b', { text: JSON.stringify({ data }) });
  expect(read.json().message).toBe('3 bills and 1 note of May 2026 were read.');
  expect((await rows()).filter(({ kind }: { kind: string }) => kind !== 'Bill')).toMatchObject([
    { state: 'Matched', number: 'SS/1', taxPaise: 180_00 },
  ]);
  const [{ amountPaise }] = (await server.call('GET', 'purchases/totals')).json();
  expect(amountPaise).toBe(34_000_00);
});

test('accepted bills are claimed in table 4 of GSTR-3B, and in its file', async () => {
  await server.call('POST', 'purchases/gstr-2b', file());
  const accepted = (await rows()).find(({ state }: { state: string }) => state === 'Matched');
  await server.call('POST', 'purchases/gstr-2b/decide', { ids: [accepted.rowId], decision: 'Accepted' });
  const told = (await server.call('GET', 'purchases/input-tax?period=2026-05')).json();
  expect(told.undecided).toBe(2);
  expect(told.boxes.filter(({ igstPaise }: { igstPaise: number }) => igstPaise !== 0)).toMatchObject([
    { box: '4(A)(5)', count: 1, igstPaise: 1_800_00 },
    { box: '4(C)', igstPaise: 1_800_00 },
  ]);
  const { itc_elg } = (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2026-05')).json();
  expect([itc_elg.itc_avl[4], itc_elg.itc_net]).toEqual([
    { ty: 'OTH', iamt: 1800, camt: 0, samt: 0, csamt: 0 },
    { iamt: 1800, camt: 0, samt: 0, csamt: 0 },
  ]);
});

test('a bill under reverse charge that was accepted is credited once, whoever of us says so, and distributed credit has its line', async () => {
  const { json } = await server.call('GET', 'suppliers');
  const [{ id: supplierId }] = json();
  for (const number of ['RC/1', 'RC/2'])
    await server.call('POST', 'purchases', {
      ...{ supplierId, number, date: '2026-05-10', taxablePaise: 1_000_00, percent: 18, reverseCharge: true },
    });
  const { data } = JSON.parse(file().text);
  // RC/2 lacks the reverse-charge mark, like files imported earlier.
  data.docdata.b2b[0].inv = [
    { ...inv('RC/1', 1_000), rev: 'Y' },
    inv('RC/2', 1_000),
    { ...inv('SS/1', 10_000), rev: 'Y' },
  ];
  const share = { doctyp: 'ISDI', docnum: 'S1', docdt: '03-05-2026', igst: 200, cgst: 0, sgst: 0, itcelg: 'Y' };
  data.docdata.isd = [{ ctin: '16DEFPS8555D1Z7', trdnm: 'Head Office', doclist: [share] }];
  await server.call('POST', 'purchases/gstr-2b', { text: JSON.stringify({ data }) });
  const read = await rows();
  const undecided = async () => (await server.call('GET', 'purchases/input-tax?period=2026-05')).json().undecided;
  expect(await undecided()).toBe(1);
  const ids = read.map(({ rowId }: { rowId: string }) => rowId).filter(Boolean);
  await server.call('POST', 'purchases/gstr-2b/decide', { ids, decision: 'Accepted' });
  expect(read.find(({ number }: { number: string }) => number === 'SS/1')).toMatchObject({
    ...{ state: 'Differs', differences: ['reverse charge: theirs is, ours isn’t'] },
  });
  const { boxes } = (await server.call('GET', 'purchases/input-tax?period=2026-05')).json();
  expect(boxes.filter(({ igstPaise }: { igstPaise: number }) => igstPaise !== 0)).toMatchObject([
    { box: '4(A)(3)', count: 2, igstPaise: 360_00 },
    { box: '4(A)(4)', count: 1, igstPaise: 200_00 },
    { box: '4(C)', igstPaise: 560_00 },
  ]);
  const { itc_elg, sup_details } = (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2026-05')).json();
  expect([sup_details.isup_rev.iamt, itc_elg.itc_avl.map(({ iamt }: { iamt: number }) => iamt)]).toEqual([
    360,
    [0, 0, 360, 200, 0],
  ]);
});

test('a blocked bill is claimed and reversed for good in the same return, with the bill behind it, and in its file', async () => {
  await server.call('POST', 'purchases/gstr-2b', file());
  const { rowId, purchaseId } = (await rows()).find(({ state }: { state: string }) => state === 'Matched');
  await server.call('POST', 'purchases/gstr-2b/decide', { ids: [rowId], decision: 'Accepted' });
  expect((await server.call('PUT', `purchases/${purchaseId}`, { blocked: 'because' })).statusCode).toBe(400);
  const marked = await server.call('PUT', `purchases/${purchaseId}`, { blocked: '17(5)(b)(i)', blockedPercent: 50 });
  expect(marked.json()).toMatchObject({ blocked: '17(5)(b)(i)', blockedPercent: 50 });
  const told = (await server.call('GET', 'purchases/input-tax?period=2026-05')).json();
  expect(told.boxes.filter(({ igstPaise }: { igstPaise: number }) => igstPaise !== 0)).toMatchObject([
    { box: '4(A)(5)', count: 1, igstPaise: 1_800_00 },
    { box: '4(B)(1)', count: 1, igstPaise: 900_00 },
    { box: '4(C)', igstPaise: 900_00 },
  ]);
  // For a bill that both have alike, books and return have the same credit.
  expect(await balances(server.db, ['account'], { accounts: ['inputIgst'], documents: [purchaseId] })).toEqual([
    { account: 'inputIgst', paise: 900_00 },
  ]);
  const behind = (box: string) => server.call('GET', `purchases/input-tax/bills?period=2026-05&box=${box}`);
  expect((await behind('4(B)(1)')).json()).toMatchObject({
    bills: [{ purchaseId, igstPaise: 900_00, blocked: '17(5)(b)(i)', interest: null }],
    isCut: false,
  });
  expect((await behind('4(C)')).json().bills.map(({ igstPaise }: { igstPaise: number }) => igstPaise)).toEqual([
    ...[1_800_00, -900_00],
  ]);
  expect((await behind('4(Z)')).statusCode).toBe(400);
  const { itc_elg } = (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2026-05')).json();
  expect([itc_elg.itc_rev[0], itc_elg.itc_net.iamt]).toEqual([
    { ty: 'RUL', iamt: 900, camt: 0, samt: 0, csamt: 0 },
    900,
  ]);
});

test('the tax of a bill that isn’t paid in 180 days is reversed with interest from the return that claimed it', async () => {
  await server.call('POST', 'purchases/gstr-2b', file());
  const { rowId, purchaseId } = (await rows()).find(({ state }: { state: string }) => state === 'Matched');
  await server.call('POST', 'purchases/gstr-2b/decide', { ids: [rowId], decision: 'Accepted' });
  await server.db.updateTable('purchases').set({ paidOn: null }).where('id', '=', purchaseId).execute();
  const { date } = await server.db
    .selectFrom('purchases')
    .select('date')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const month = reversedIn({ date, paidOn: null }) ?? '';
  const told = async () => (await server.call('GET', `purchases/input-tax?period=${month}`)).json();
  // From 20 June 2026 to 20 January 2027 by the calendar; filed earlier, it was used earlier.
  expect(await told()).toMatchObject({ interest: { from: '2026-06-20', to: '2027-01-20' } });
  await server.db
    .updateTable('obligations')
    .set({ status: 'Filed', doneOn: '2026-06-18' })
    .where('returnType', '=', 'GSTR-3B')
    .where('period', '=', '2026-05')
    .execute();
  const { boxes, interest } = await told();
  expect(boxes.find(({ box }: { box: string }) => box === '4(B)(2)')).toMatchObject({ count: 1, igstPaise: 1_800_00 });
  expect(interest).toMatchObject({
    ...{ interestPaise: Math.round((1_800_00 * 18 * 216) / 36_500), from: '2026-06-18', to: '2027-01-20', percent: 18 },
    source: expect.stringContaining('s.50(3)'),
  });
});

test.each([
  ['of another GSTIN', file(SUPPLIER), `This is the GSTR-2B of ${SUPPLIER}, which is no GSTIN of yours.`],
  ['that is none', { text: '{"data":{}}' }, 'This is no GSTR-2B of the portal'],
])('a file %s is refused, and nothing is stored', async (_what, body, message) => {
  const answer = await server.call('POST', 'purchases/gstr-2b', body);
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(message)]);
  expect((await server.call('GET', 'purchases/gstr-2b')).json()).toMatchObject({ files: [], rows: [] });
});

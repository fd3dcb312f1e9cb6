import { openTestApp, type TestApp } from '../../../test/openTestApp';

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

test.each([
  ['of another GSTIN', file(SUPPLIER), `This is the GSTR-2B of ${SUPPLIER}, which is no GSTIN of yours.`],
  ['that is none', { text: '{"data":{}}' }, 'This is no GSTR-2B of the portal'],
])('a file %s is refused, and nothing is stored', async (_what, body, message) => {
  const answer = await server.call('POST', 'purchases/gstr-2b', body);
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(message)]);
  expect((await server.call('GET', 'purchases/gstr-2b')).json()).toMatchObject({ files: [], rows: [] });
});

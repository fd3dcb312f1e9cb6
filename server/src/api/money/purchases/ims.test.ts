import type { ImsAnswer } from 'shared/domain/money/purchases/imsAnswers';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

const GSTIN = '24AAQCA8719H1ZC';
const SUPPLIER = '27AAPFU0939F1ZV';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  const [letterhead] = (await server.call('GET', 'letterhead')).json();
  await server.call('PUT', `letterhead/${letterhead.id}`, { gstin: GSTIN, state: '24' });
  const supplier = { name: 'Anita Tirkey', company: 'Safe Step', gstin: SUPPLIER };
  const { id: supplierId } = (await server.call('POST', 'suppliers', supplier)).json();
  for (const [number, rupees] of [
    ['SS/1', 10_000],
    ['SS/2', 20_000],
  ] as const)
    await server.call('POST', 'purchases', {
      ...{ supplierId, number, date: '2026-05-10', taxablePaise: rupees * 100, percent: 18 },
    });
});
afterEach(() => server.close());

const told = (inum: string, txval: number, more: object = {}) => ({
  ...{ stin: SUPPLIER, tradenm: 'SAFE STEP', rtnprd: '052026', srcform: 'R1', inum, idt: '10-05-2026', inv_typ: 'R' },
  ...{ pos: '24', val: txval * 1.18, txval, iamt: txval * 0.18, camt: 0, samt: 0, cess: 0, action: 'N' },
  ...{ ispendactblocked: 'N', ...more },
});
const file = (more: object[] = [], gstin = GSTIN) => ({
  text: JSON.stringify({
    rtin: gstin,
    imsDetails: { b2b: [told('ss-001', 10_000), told('SS/2', 25_000), told('SS/7', 1), ...more] },
  }),
});
const read = async (body = file()) => server.call('POST', 'purchases/ims', body);
const shown = async (query = '') => (await server.call('GET', `purchases/ims${query}`)).json<ImsAnswer>();
const actions = async () => (await shown()).rows.map(({ number, proposed, chosen }) => [number, proposed, chosen]);
const fileForPortal = async () =>
  (await server.call('GET', `purchases/ims.json?gstin=${GSTIN}`)).json<{ invdata: { b2b: { inum: string }[] } }>();

test('the portal’s file is read, each document gets a proposal, and the file for the portal says what changes', async () => {
  expect((await read()).json()).toEqual({
    message: '3 documents were read; the portal has an action on none.',
    gstin: GSTIN,
  });
  expect(await actions()).toEqual([
    ['ss-001', 'Accepted', ''],
    ['SS/2', 'Pending', ''],
    ['SS/7', 'Pending', ''],
  ]);
  expect(await shown('?action=Accepted')).toMatchObject({
    gstins: [GSTIN],
    toSend: 3,
    rows: [{ supplierName: 'Safe Step', state: 'Matched', taxPaise: 1_800_00, taken: 'No action' }],
  });
  expect((await fileForPortal()).invdata.b2b).toMatchObject([
    { inum: 'ss-001', iamt: 1800, prev_status: 'N', action: 'A' },
    { inum: 'SS/2', action: 'P' },
    { inum: 'SS/7', action: 'P' },
  ]);
});

test('what is chosen counts instead of the proposal, stays when the file is read again, and can be taken back', async () => {
  await read();
  const [first, second] = (await shown()).rows.map(({ id }) => id);
  const choose = (ids: unknown[], chosen: string) => server.call('POST', 'purchases/ims/choose', { ids, chosen });
  expect((await choose([first, second], 'Rejected')).json()).toEqual({ changed: 2 });
  // The portal took one of them, as its own file says.
  await read({ text: file().text.replace('"action":"N"', '"action":"R"') });
  expect((await shown()).rows.map(({ taken, chosen }) => [taken, chosen])).toEqual([
    ['Rejected', 'Rejected'],
    ['No action', 'Rejected'],
    ['No action', ''],
  ]);
  expect((await fileForPortal()).invdata.b2b.map(({ inum }) => inum)).toEqual(['SS/2', 'SS/7']);
  const [again] = (await shown()).rows.map(({ id }) => id);
  await choose([again], '');
  expect((await actions())[0]).toEqual(['ss-001', 'Accepted', '']);
  expect((await choose([first], 'Accepted')).statusCode).toBe(404);
});

test('a document that stands twice, or in an earlier GSTR-2B, is rejected', async () => {
  const inv = { inum: 'SS/1', typ: 'R', txval: 10_000, igst: 1_800, cgst: 0, sgst: 0, dt: '10-05-2026', val: 11_800 };
  const docdata = { b2b: [{ ctin: SUPPLIER, trdnm: 'SAFE STEP', inv: [inv] }] };
  const april = { data: { gstin: GSTIN, rtnprd: '042026', docdata } };
  await server.call('POST', 'purchases/gstr-2b', { text: JSON.stringify(april) });
  await read(file([told('SS/7', 1)]));
  expect((await shown('?action=Rejected')).rows.map(({ number, reason }) => [number, reason])).toEqual([
    ['ss-001', 'GSTR-2B of Apr 2026 has it already.'],
    ['SS/7', 'It is in the file twice.'],
  ]);
});

test('a bill that another registration of ours bought waits', async () => {
  const there = { gstin: SUPPLIER.replace('AAPFU0939F1ZV', 'AAQCA8719H1Z6'), state: '27', registeredOn: '2018-01-01' };
  expect(
    (await server.call('POST', 'letterhead', { ...there, address: '7 Linking Road', pin: '400050' })).statusCode,
  ).toBe(201);
  await read({ text: file().text.replace(GSTIN, there.gstin) });
  expect((await shown()).rows[0]).toMatchObject({
    proposed: 'Pending',
    reason: expect.stringContaining(`registration: ours is ${GSTIN}`),
  });
});

test('another file, another’s GSTIN, what can’t wait and an empty file are refused, and nothing changes', async () => {
  expect((await server.call('GET', `purchases/ims.json?gstin=${GSTIN}`)).statusCode).toBe(404);
  await read(file([told('SS/9', 5, { ispendactblocked: 'Y' })]));
  const stored = await shown();
  const refused = [
    [await read({ text: '{}' }), 'This is no file of the portal’s invoice management (IMS)'],
    [await read(file([], SUPPLIER)), `This is the IMS of ${SUPPLIER}, which is no GSTIN of yours.`],
    [
      await server.call('POST', 'purchases/ims/choose', { ids: stored.rows.map(({ id }) => id), chosen: 'Pending' }),
      'The portal doesn’t let SS/9 wait.',
    ],
  ] as const;
  for (const [answer, says] of refused) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(says);
  }
  expect(await shown()).toEqual(stored);
  await read({ text: JSON.stringify({ rtin: GSTIN, b2b: [told('ss-001', 10_000, { action: 'A' })] }) });
  expect((await server.call('GET', `purchases/ims.json?gstin=${GSTIN}`)).json().message).toBe(
    'The portal has all of this already: there is nothing to upload.',
  );
});

import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';

const [HOME, BRANCH] = [realLetterhead.gstin, '27AAPFU0939F1ZV'];
const SUPPLIER = '24AAQCA8719H1ZC';

let server: TestApp;
let supplierId: string;
let branchId: string;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  const branch = { ...realLetterhead, gstin: BRANCH, state: '27', pin: '400050', registeredOn: '2026-01-01' };
  branchId = (await server.call('POST', 'letterhead', branch)).json<{ id: string }>().id;
  const supplier = await server.call('POST', 'suppliers', { name: 'Anita', company: 'Safe Step', gstin: SUPPLIER });
  supplierId = supplier.json<{ id: string }>().id;
});
afterEach(() => server.close());

const bought = (number: string, over: object = {}) =>
  server.call('POST', 'purchases', {
    ...{ supplierId, number, date: '2026-05-10', taxablePaise: 10_000_00, percent: 18, ...over },
  });
const bill = async (number: string, over: object = {}) => (await bought(number, over)).json<Purchase>();
const change = async ({ id, version }: Purchase, over: object) =>
  (await server.call('PUT', `purchases/${id}`, { ...over, version })).json<Purchase>();

/** GSTR-2B of a GSTIN with one bill of the supplier. */
const told = (gstin: string, inum: string, rev = 'N') =>
  server.call('POST', 'purchases/gstr-2b', {
    text: JSON.stringify({
      data: {
        ...{ gstin, rtnprd: '052026' },
        docdata: {
          b2b: [
            {
              ...{ ctin: SUPPLIER, trdnm: 'SAFE STEP' },
              inv: [
                {
                  ...{ inum, typ: 'R', txval: 10_000, igst: 1_800, cgst: 0, sgst: 0, cess: 0, dt: '10-05-2026' },
                  ...{ val: 11_800, pos: gstin.slice(0, 2), rev, itcavl: 'Y' },
                },
              ],
            },
          ],
        },
      },
    }),
  });

test('a bill was bought under the registration of its place of supply, else under that of the company’s details', async () => {
  expect(await bill('1')).toMatchObject({ registration: HOME, placeOfSupply: '20' });
  expect(await bill('2', { placeOfSupply: '27' })).toMatchObject({ registration: BRANCH });
  expect(await bill('3', { placeOfSupply: '33' })).toMatchObject({ registration: HOME });
});

test('the registration that GSTR-2B names comes before the place of supply, and the one that is chosen before both', async () => {
  await told(BRANCH, 'SS/1');
  expect(await bill('ss-1')).toMatchObject({ registration: BRANCH, placeOfSupply: '20' });
  expect(await bill('SS/2', { registration: BRANCH })).toMatchObject({ registration: BRANCH, placeOfSupply: '27' });
  const refused = await bought('SS/3', { registration: '29AAFCA7488L1ZR' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'registration']);
});

test('who corrects the place of supply corrects the registration; a chosen one stays, with its history', async () => {
  const first = await change(await bill('1'), { placeOfSupply: '27' });
  expect(first.registration).toBe(BRANCH);
  const chosen = await change(first, { registration: HOME });
  expect(chosen).toMatchObject({ registration: HOME, placeOfSupply: '27' });
  expect((await change(chosen, { note: 'Seen' })).registration).toBe(HOME);
  const [, before] = (await server.call('GET', `purchases/${first.id}/history`)).json();
  expect(before.changes).toMatchObject({ registration: [BRANCH, HOME] });
});

test('GSTR-2B misses a bill only where it was bought, says where it was told elsewhere, and table 4 follows it', async () => {
  await bill('SS/1', { placeOfSupply: '27', reverseCharge: true });
  await bill('SS/2');
  await told(HOME, 'SS/1', 'Y');
  const rows = (await server.call('GET', `purchases/gstr-2b?gstin=${HOME}&period=2026-05`)).json().rows;
  expect(rows.map(({ number, state, differences }: Record<string, unknown>) => [number, state, differences])).toEqual([
    ['SS/1', 'Differs', [`registration: ours is ${BRANCH}`]],
    ['SS/2', 'Only with us', []],
  ]);
  const reverse = async (registration: string) =>
    (await server.call('GET', `purchases/input-tax?registration=${registration}&period=2026-05`)).json().boxes[0].count;
  expect([await reverse(HOME), await reverse(BRANCH)]).toEqual([0, 1]);
});

test('a registration under which something was bought ends when it is given up; a mistyped one takes its bills along', async () => {
  await bill('1', { placeOfSupply: '27' });
  await server.call('DELETE', `letterhead/${branchId}`);
  const known = (await server.call('GET', 'letterhead/registrations')).json();
  expect(known.map(({ gstin }: { gstin: string }) => gstin)).toEqual([BRANCH, HOME]);
  const { id } = await bill('2');
  await enterRealLetterhead(server, { gstin: '20AAQCA8719H1ZK' });
  expect((await server.call('GET', `purchases/${id}`)).json().registration).toBe('20AAQCA8719H1ZK');
});

import type { LawRow } from 'shared/domain/law/lawRow';
import { lawKinds } from 'shared/domain/law/lawValues';
import { releasedLaw } from 'shared/domain/law/releasedLaw';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { payRegister } from '../../../test/payRegister';
import { keepLaw } from './keepLaw';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const all = async (query = ''): Promise<LawRow[]> => (await server.call('GET', `law-rows?${query}`)).json();
const pf = {
  ceilingPaise: 3_000_000,
  employeePercent: 12,
  employerPercent: 12,
  pensionPercent: 8.33,
  pensionUntilAge: 58,
  insurancePercent: 0.5,
};
const row = (more: object = {}) => ({
  kind: 'pf',
  state: '',
  from: '2026-10-01',
  value: pf,
  source: 'S.O. 1(E) of 2026',
  ...more,
});
const kerala = (slabs: unknown, more: object = {}) =>
  row({ kind: 'professional-tax', state: '32', value: { per: 'half-year', slabs }, ...more });
const slabs = [
  { upToPaise: 10_000_000, taxPaise: 0 },
  { upToPaise: null, taxPaise: 125_000 },
];
const employ = (name: string, rupees: number, more: object = {}) =>
  server.call('POST', 'employees', { name, basicPaise: rupees * 100, grossPaise: rupees * 100, ...more });
const register = async (month: string) => (await server.call('POST', 'wages', { month })).json();
const lines = async (wageId: string) => (await server.call('GET', `wages/lines?wageId=${wageId}`)).json();

test('the database starts with the release’s rows, each with its source, and unchecked', async () => {
  const rows = await all();
  expect(rows).toHaveLength(releasedLaw.length);
  expect(rows.find(({ kind, from }) => kind === 'pf' && from === '2014-09-01')).toMatchObject({
    name: 'Provident fund, from 01 Sep 2014',
    to: '2026-09-16',
    value: { ceilingPaise: 1_500_000 },
    checkedOn: null,
    checkedBy: '',
  });
  expect(rows.find(({ name }) => name === 'Professional tax, Maharashtra, women, from 01 Apr 2023')).toBeDefined();
  expect(rows.every(({ source }) => source !== '')).toBe(true);
});

test('a later release adds its new rows once; corrected or deleted ones stay so', async () => {
  const [gujarat] = await all('kind=professional-tax&state=24');
  const [karnataka] = await all('kind=professional-tax&state=29');
  await server.call('DELETE', `law-rows/${gujarat!.id}`);
  await server.call('PUT', `law-rows/${karnataka!.id}`, { source: 'Gazette of Karnataka' });
  await server.call('POST', 'law-rows', kerala(slabs));
  const later = [
    ...releasedLaw,
    { ...kerala([]), kind: 'professional-tax' as const },
    { ...kerala(slabs, { state: '10' }), kind: 'professional-tax' as const },
  ];
  for (let start = 0; start < 2; start++) await server.db.transaction().execute((tx) => keepLaw(tx, later));
  expect(await all('kind=professional-tax&state=24')).toEqual([]);
  expect((await all('kind=professional-tax&state=29')).map(({ source }) => source)).toContain('Gazette of Karnataka');
  expect(await all('kind=professional-tax&state=32')).toMatchObject([{ value: { slabs } }]);
  expect(await all('kind=professional-tax&state=10')).toHaveLength(1);
});

describe('a change of law', () => {
  beforeEach(async () => {
    await employ('Anil Mahto', 30_000);
    await employ('Bina Devi', 12_000);
  });

  test('shows before it is saved what it changes, to the rupee and the person; a saved one changes that, and no paid month', async () => {
    const august = await register('2026-08');
    const september = await register('2026-09');
    const october = await register('2026-10');
    await payRegister(server, september.id);
    const [paid, open] = [await lines(september.id), await lines(october.id)];
    const sums = (await server.call('GET', `wages/${september.id}`)).json();

    const change = row({ from: '2026-09-20' });
    const preview = (await server.call('POST', 'law-rows/preview', { row: change })).json();
    expect(preview).toEqual({
      ...{ asIf: null, paidMonths: ['2026-09'], concerned: [] },
      // The ceiling of September is weighted by days: 30,000 instead of 25,000 for 11 of them.
      paid: [
        {
          month: '2026-09',
          people: 1,
          changes: expect.arrayContaining([{ what: 'pfEmployeePaise', beforePaise: 380_000, afterPaise: 402_000 }]),
          of: [
            {
              id: paid[0].id,
              name: 'Anil Mahto',
              changes: expect.arrayContaining([{ what: 'pfEmployeePaise', beforePaise: 236_000, afterPaise: 258_000 }]),
            },
          ],
        },
      ],
      registers: [
        {
          id: october.id,
          month: '2026-10',
          changes: [{ what: 'insurancePaise', beforePaise: 18_500, afterPaise: 21_000 }],
          people: [
            {
              id: open[0].id,
              name: 'Anil Mahto',
              changes: [
                { what: 'pfEmployeePaise', beforePaise: 300_000, afterPaise: 360_000 },
                { what: 'pfEmployerPaise', beforePaise: 91_700, afterPaise: 110_100 },
                { what: 'pensionPaise', beforePaise: 208_300, afterPaise: 249_900 },
                { what: 'insurancePaise', beforePaise: 12_500, afterPaise: 15_000 },
                { what: 'netPaise', beforePaise: 2_690_000, afterPaise: 2_630_000 },
              ],
            },
          ],
        },
      ],
    });
    expect(await lines(october.id)).toEqual(open);
    expect(await all('kind=pf')).toHaveLength(2);

    expect((await server.call('POST', 'law-rows', change)).statusCode).toBe(201);
    expect((await lines(october.id))[0]).toMatchObject({ pfEmployeePaise: 360_000, netPaise: 2_630_000 });
    expect((await server.call('GET', `wages/lines/sums?wageId=${october.id}`)).json()).toMatchObject({
      sums: { insurancePaise: 21_000 },
      isOutdated: false,
    });
    expect(await lines(september.id)).toEqual(paid);
    expect((await server.call('GET', `wages/${september.id}`)).json()).toEqual(sums);
    expect((await lines(august.id))[0]).toMatchObject({ pfEmployeePaise: 180_000 });
  });

  test('that is undone, or previewed as one, restores the previous state', async () => {
    const { id } = await register('2026-10');
    const before = await lines(id);
    const added = (await server.call('POST', 'law-rows', row())).json();
    const preview = (await server.call('POST', 'law-rows/preview', { id: added.id })).json();
    expect(preview.registers[0].people[0].changes[0]).toEqual({
      what: 'pfEmployeePaise',
      beforePaise: 360_000,
      afterPaise: 300_000,
    });
    await server.call('DELETE', `law-rows/${added.id}`);
    expect((await lines(id))[0]).toMatchObject({ pfEmployeePaise: before[0].pfEmployeePaise });
    await server.call('POST', `law-rows/${added.id}/restore`);
    expect((await lines(id))[0]).toMatchObject({ pfEmployeePaise: 360_000 });
  });

  test('of a state without rates adds the missing amounts', async () => {
    await employ('Kochi', 50_000, { workState: 'Kerala' });
    const { id } = await register('2026-09');
    await server.call('POST', 'law-rows', kerala(slabs, { from: '2026-04-01' }));
    const line = (await lines(id)).find(({ name }: { name: string }) => name === 'Kochi');
    expect(line).toMatchObject({ professionalTaxMissing: false, professionalTaxPaise: 21_000 });
    expect((await server.call('GET', `wages/${id}`)).json().sums.statesWithoutTaxRates).toEqual([]);
  });

  test('that comes with a release is offered to open registers: they say they are outdated, and are recalculated', async () => {
    const { id } = await register('2026-10');
    const isOutdated = async () =>
      (await server.call('GET', `wages/lines/sums?wageId=${id}`)).json().isOutdated as boolean;
    expect(await isOutdated()).toBe(false);
    const brought = { ...row(), kind: 'pf' as const };
    await server.db.transaction().execute((tx) => keepLaw(tx, [...releasedLaw, brought]));
    expect([await isOutdated(), (await lines(id))[0].pfEmployeePaise]).toEqual([true, 300_000]);
    expect((await server.call('POST', `wages/${id}/work-out`)).json()).toMatchObject({ isOutdated: false });
    expect((await lines(id))[0].pfEmployeePaise).toBe(360_000);
    await server.call('POST', 'law-rows', row({ from: '2027-01-01' }));
    expect(await isOutdated()).toBe(false);
  });
});

test('a row shows who checked it, and on which day', async () => {
  const { id, checkedBy } = (await server.call('POST', 'law-rows', row({ checkedOn: '2026-10-01' }))).json();
  expect(checkedBy).toBe('Asha Rao');
  const [cleared] = [(await server.call('PUT', `law-rows/${id}`, { checkedOn: '' })).json()];
  expect([cleared.checkedOn, cleared.checkedBy]).toEqual([null, '']);
  expect((await server.call('GET', `law-rows/${id}/history`)).json()).toHaveLength(2);
});

test.each<[string, object, string, string]>([
  [
    'a day that has one',
    row({ from: '2026-09-17' }),
    'from',
    'Provident fund has a row from 17 Sep 2026 already. Correct that one, or choose another day.',
  ],
  [
    'a percentage above 100',
    row({ value: { ...pf, employeePercent: 112 } }),
    'value.employeePercent',
    'The employee’s share cannot be above 100%.',
  ],
  [
    'a negative amount',
    row({ value: { ...pf, ceilingPaise: -1 } }),
    'value.ceilingPaise',
    'The ceiling cannot be negative.',
  ],
  ['no value', row({ value: {} }), 'value.ceilingPaise', 'Enter the ceiling.'],
  ['no such day', row({ from: '2026-02-30' }), 'from', 'Enter the first day as an existing date, YYYY-MM-DD.'],
  ['no source', row({ source: '' }), 'source', 'Enter the source.'],
  [
    'a state where it holds everywhere',
    row({ state: '20' }),
    'state',
    'Provident fund holds in every state; leave the state empty.',
  ],
  ['no state', kerala(slabs, { state: '' }), 'state', 'Choose the state from the list.'],
  [
    'slabs that do not rise',
    kerala([
      { upToPaise: 500, taxPaise: 0 },
      { upToPaise: 500, taxPaise: 1 },
      { upToPaise: null, taxPaise: 2 },
    ]),
    'value.slabs',
    'Slab 2 must end above the one before it.',
  ],
  [
    'a last slab with an end',
    kerala([{ upToPaise: 500, taxPaise: 0 }]),
    'value.slabs',
    'Leave the end of the last slab empty: it is for all wages above.',
  ],
  [
    'an end missing within',
    kerala([
      { upToPaise: null, taxPaise: 0 },
      { upToPaise: null, taxPaise: 1 },
    ]),
    'value.slabs',
    'Say where slab 1 ends; only the last has no end.',
  ],
  [
    'a check in the future',
    row({ checkedOn: '2199-01-01' }),
    'checkedOn',
    'The day it was checked cannot be in the future.',
  ],
  ['another kind', row({ kind: 'income-tax' }), 'kind', `The kind is one of ${lawKinds.join(', ')}.`],
])('a row with %s is refused at its field, stored and tried alike', async (_what, bad, path, msg) => {
  const count = (await all()).length;
  for (const [to, body] of [
    ['law-rows', bad],
    ['law-rows/preview', { row: bad }],
  ] as const) {
    const answer = await server.call('POST', to, body);
    expect([answer.statusCode, answer.json().errors?.[0]]).toEqual([400, { path, msg }]);
  }
  expect(await all()).toHaveLength(count);
});

test('of rows for the same day only one is stored, also when several come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => server.call('POST', 'law-rows', row())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
});

test('no register is left without a row: the first keeps its day, the last stays, and none changes its kind', async () => {
  await employ('Anil Mahto', 15_000);
  const { id: wageId } = await register('2026-08');
  const [latest, first] = await all('kind=pf');
  const refusal = 'There is a wage register of Aug 2026: Provident fund needs a row from 01 Aug 2026 or before.';
  expect((await server.call('DELETE', `law-rows/${first!.id}`)).json()).toMatchObject({
    code: 'refused',
    message: refusal,
  });
  expect((await server.call('PUT', `law-rows/${first!.id}`, { from: '2026-09-01' })).json().message).toBe(refusal);
  expect((await server.call('PUT', `law-rows/${first!.id}`, { from: '2026-08-15' })).statusCode).toBe(200);
  expect(
    (
      await server.call('PUT', `law-rows/${latest!.id}`, {
        kind: 'esi',
        value: { ceilingPaise: 1, employeePercent: 1, employerPercent: 1 },
      })
    ).json().message,
  ).toBe('A row keeps its kind; add another one.');
  await server.call('DELETE', `wages/${wageId}`);
  expect((await server.call('DELETE', `law-rows/${first!.id}`)).statusCode).toBe(204);
  expect((await server.call('DELETE', `law-rows/${latest!.id}`)).json().message).toBe(
    'Provident fund needs a row; add another one first.',
  );
});

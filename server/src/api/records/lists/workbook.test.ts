import { firmWorkbook } from 'shared/domain/workbook/firmWorkbook';
import type { WorkbookColumn, WorkbookSheet } from 'shared/domain/workbook/workbookSheet';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const workbookId = 'a-workbook-of-today';
const sheets = {
  companies: [{ name: 'Everkart' }],
  centers: [{ client_name: 'Everkart', center_code: 'RN-1', city: 'Ranchi' }],
  employees: [
    { name: 'Anil Mahto', code: 'E-1' },
    { name: 'Farida Khan', joinedOn: '2025-01-01' },
  ],
  placements: [
    { employeeId: 'E-1', centerId: 'RN-1', startsOn: '2026-04-01', grossPaise: 2_000_000 },
    { employeeId: 'Farida Khan', centerId: 'Ranchi, RN-1', startsOn: '2026-04-01' },
  ],
  'leave-entries': [{ employeeId: 'E-1', day: '2026-04-01', kind: 'Brought in', days: 6 }],
  'employee-advances': [{ employeeId: 'E-1', day: '2026-04-01', amountPaise: 600_000, instalmentPaise: 200_000 }],
  'tax-declarations': [
    { employeeId: 'E-1', month: '2026-07', earlierSalaryPaise: 6_000_000, earlierTaxPaise: 100_000 },
  ],
  'opening-balances': [
    { companyId: 'Everkart', kind: 'Owed', number: '118/25-26', day: '2026-03-31', amountPaise: 11_800_000 },
    { companyId: 'Everkart', kind: 'Owed', number: 'Balance', day: '2026-03-31', amountPaise: 500_000 },
    { companyId: 'Everkart', kind: 'Paid in advance', number: 'Balance', day: '2026-03-31', amountPaise: 200_000 },
  ],
};
const nothing = [0, 0, 0, 0, 0, 0, 0, 0];
const paths = Object.keys(sheets) as (keyof typeof sheets)[];

/** The result of each sheet's rows when earlier sheets are only checked too. */
async function checkAll() {
  const coming: Record<string, object[]> = {};
  const states: string[] = [];
  for (const path of paths) {
    const rows: object[] = sheets[path];
    const verdicts = (await server.call('POST', `${path}/import/check`, { rows, coming })).json<{ state: string }[]>();
    coming[path] = rows.filter((_, place) => verdicts[place]?.state === 'new');
    states.push(...verdicts.map(({ state }) => `${path} ${state}`));
  }
  return states;
}
async function storeAll() {
  const ids: [string, string][] = [];
  for (const path of paths) {
    const answer = await server.call('POST', `${path}/import`, {
      rows: sheets[path],
      fileName: 'firm.xlsx',
      workbookId,
    });
    expect([path, answer.statusCode]).toEqual([path, 201]);
    ids.push([path, answer.json().importId]);
  }
  return ids;
}
const stored = async () => Promise.all(paths.map(async (path) => (await server.call('GET', path)).json().length));
const takeBack = async (ids: [string, string][]) => {
  const kept = [];
  for (const [path, id] of [...ids].reverse())
    kept.push(...(await server.call('POST', `${path}/imports/${id}/undo`, {})).json().kept);
  return kept;
};

test('rows name records that earlier sheets of their workbook add, and nothing is stored by checking them', async () => {
  expect(await checkAll()).toEqual(paths.flatMap((path) => sheets[path].map(() => `${path} new`)));
  expect(await stored()).toEqual(nothing);
});

test('a name that means a coming record and one that is there, or none, is refused with why', async () => {
  await server.call('POST', 'employees', { name: 'Anil Mahto', code: 'E-9' });
  const rows = [
    { employeeId: 'Anil Mahto', centerId: 'RN-1', startsOn: '2026-04-01' },
    { employeeId: 'E-1', centerId: 'RN-2', startsOn: '2026-04-01' },
    { employeeId: 'E-1', centerId: 'RN-1' },
  ];
  const verdicts = (await server.call('POST', 'placements/import/check', { rows, coming: sheets })).json();
  expect(verdicts.map(({ errors }: { errors: { msg: string }[] }) => errors.map(({ msg }) => msg))).toEqual([
    ['More than one employee is called “Anil Mahto”. Enter the employee code instead.'],
    ['No center is called “RN-2”. Bring in the center first, or correct the name.'],
    ['Enter the first day.'],
  ]);
});

test('a workbook is brought in once, however often it comes', async () => {
  await storeAll();
  expect(await stored()).toEqual([1, 1, 2, 2, 1, 1, 1, 3]);
  expect(await checkAll()).toEqual(paths.flatMap((path) => sheets[path].map(() => `${path} unchanged`)));
  await storeAll();
  expect(await stored()).toEqual([1, 1, 2, 2, 1, 1, 1, 3]);
});

test('its sheets are taken back whole, though the later ones changed what the earlier brought', async () => {
  const ids = await storeAll();
  const [first] = (await server.call('GET', 'employees/imports')).json();
  expect(first).toMatchObject({ workbookId, fileName: 'firm.xlsx', added: 2 });
  expect(await takeBack(ids)).toEqual([]);
  expect(await stored()).toEqual(nothing);
});

test('whom somebody has changed since stays, whatever the workbook did to them', async () => {
  const ids = await storeAll();
  const anil = (await server.call('GET', 'employees?code=E-1')).json()[0];
  await server.call('PUT', `employees/${anil.id}`, { department: 'Stores' });
  expect(await takeBack(ids)).toMatchObject([{ id: anil.id, name: 'Anil Mahto' }]);
  expect(await stored()).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
});

/** A column's value for a record. */
function exampleOf({ kind, options = [], example }: WorkbookColumn): unknown {
  if (typeof example === 'object') return example?.paise;
  if (kind === 'checkbox') return example === 'Yes';
  const choice = options.find((option) => typeof option !== 'string' && option.label === example);
  return typeof choice === 'object' ? choice.value : example;
}
const exampleRow = ({ columns, complete = (row) => row }: WorkbookSheet) =>
  complete(
    Object.fromEntries(
      columns.flatMap((column) => (column.example === undefined ? [] : [[column.name, exampleOf(column)]])),
    ),
  );

test('the template’s examples would be stored as they are, and its columns are all fields of their resource', async () => {
  const coming: Record<string, object[]> = {};
  const resources = firmWorkbook.filter(({ path }) => path !== 'letterhead/series');
  for (const sheet of resources) {
    const row = exampleRow(sheet);
    const [verdict] = (await server.call('POST', `${sheet.path}/import/check`, { rows: [row], coming })).json();
    expect([sheet.title, verdict]).toEqual([sheet.title, expect.objectContaining({ state: 'new', errors: [] })]);
    coming[sheet.path] = [row];
  }
  for (const sheet of resources) {
    const stored = await server.call('POST', `${sheet.path}/import`, { rows: [exampleRow(sheet)] });
    expect([sheet.title, stored.statusCode]).toEqual([sheet.title, 201]);
    const [record] = (await server.call('GET', sheet.path)).json();
    expect(Object.keys(record)).toEqual(expect.arrayContaining(sheet.columns.map(({ name }) => name)));
  }
});

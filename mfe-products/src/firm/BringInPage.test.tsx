import { screen, waitFor, within } from '@testing-library/react';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import { firmWorkbook } from 'shared/domain/workbook/firmWorkbook';
import { templateLines } from 'shared/domain/workbook/workbookSheet';
import { configurePlatform } from 'shared/platform';
import { fakeApi, renderScreen } from 'shared/testing';
import BringInPage from './BringInPage';

type Sheet = { name: string; lines: string[][] };
let read: Sheet[] = [];

/** Replaces the worker that reads files: returns `read` for every file. */
class Thread extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.#say({ is: 'ready' }));
  }
  #say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  postMessage(): void {
    for (const { name, lines } of read) {
      this.#say({ is: 'sheet', name });
      this.#say({ is: 'lines', lines: lines.map((cells, place) => ({ line: place + 1, cells })) });
    }
    this.#say({ is: 'read' });
  }
  terminate(): void {}
}
beforeEach(() => {
  Object.assign(globalThis, { Worker: Thread });
  configurePlatform({ tableReader: '/shell/tables.js' });
});
afterEach(() => configurePlatform({ tableReader: undefined }));

/** A sheet of the template, with rows keyed by heading. */
function sheetOf(title: string, ...rows: Record<string, string>[]): Sheet {
  const sheet = firmWorkbook.find((each) => each.title === title);
  if (!sheet) throw new Error(`There is no sheet ${title}.`);
  const cells = rows.map((row) => sheet.columns.map(({ label }) => row[label]));
  return {
    name: title,
    lines: [...templateLines(sheet), ...cells].map((line) => line.map((cell) => String(cell ?? ''))),
  };
}
function workbook(sheets: Sheet[]): File {
  read = sheets;
  return new File([''], 'firm.xlsx');
}

const idOf = (path: string) => `of-${path.replaceAll('/', '-')}`;
type Rows = Record<string, unknown>[];
async function open(problemsOf: (path: string, coming: Record<string, Rows>) => RowVerdict['errors'] = () => []) {
  const paths = firmWorkbook.map(({ path }) => path);
  const api = fakeApi(Object.fromEntries(paths.map((path) => [path, []])));
  const calls: { path: string; rows: Rows; coming?: Record<string, Rows>; workbookId?: string }[] = [];
  for (const path of paths) {
    api.on('GET', `${path}/imports`, () => ({ status: 200, body: [] }));
    api.on('POST', `${path}/import/check`, ({ body }) => {
      const { rows, coming } = body as { rows: Rows; coming: Record<string, Rows> };
      calls.push({ path: `${path} check`, rows, coming });
      const errors = problemsOf(path, coming);
      return {
        status: 200,
        body: rows.map(() => ({ state: errors.length > 0 ? 'refused' : 'new', fields: [], errors, key: '' })),
      };
    });
    api.on('POST', `${path}/import`, ({ body }) => {
      const { rows, workbookId } = body as { rows: Rows; workbookId: string };
      calls.push({ path, rows, workbookId });
      return { status: 201, body: { count: rows.length, added: rows.length, changed: 0, importId: idOf(path) } };
    });
    api.on('POST', `${path}/imports/${idOf(path)}/undo`, () => {
      calls.push({ path: `${path} back`, rows: [] });
      return { status: 200, body: { undone: 1, kept: [] } };
    });
  }
  const { user } = renderScreen(<BringInPage />, { api });
  await user.click(screen.getByRole('button', { name: 'Bring in a workbook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bring in a workbook' });
  return { user, calls, dialog: within(dialog) };
}

const firm = () =>
  workbook([
    sheetOf('Placements', { Employee: 'E-1', Center: 'RN-1', 'First day': '2026-04-01' }),
    sheetOf('People', { Name: 'Anil Mahto', 'Employee code': 'E-1' }, { Name: 'Farida Khan' }),
    sheetOf('Clients', { Client: 'Everkart' }),
    { name: 'Remarks', lines: [['Nothing']] },
  ]);

test('sheets are checked in order, each with the earlier ones’ new records, without the template’s examples', async () => {
  const { user, calls, dialog } = await open();
  await user.upload(dialog.getByLabelText('Excel file'), firm());
  expect(await dialog.findByText('1 new, 0 changed, 0 unchanged, 1 refused')).toBeVisible();
  expect(calls.map(({ path, rows, coming }) => [path, rows.length, coming])).toEqual([
    ['companies check', 1, {}],
    ['employees check', 2, { companies: [{ name: 'Everkart' }] }],
    ['placements check', 1, { companies: [{ name: 'Everkart' }], employees: [{ name: 'Anil Mahto', code: 'E-1' }] }],
  ]);
  expect(dialog.getByText('Not imported, as the template has no such sheets: Remarks.')).toBeVisible();
  expect(dialog.getByText(/^Employee code: Fill it in\. Without it, the row would be added again/)).toBeVisible();
});

test('a row without a field its sheet requires is refused, though a record could lack it', async () => {
  const { user, dialog } = await open();
  const placed = { Employee: 'E-1', Center: 'RN-1', 'First day': '2026-04-01' };
  await user.upload(
    dialog.getByLabelText('Excel file'),
    workbook([sheetOf('Placements', placed, { ...placed, Center: '' })]),
  );
  expect(await dialog.findByText('1 new, 0 changed, 0 unchanged, 1 refused')).toBeVisible();
  expect(dialog.getByText(/^Center: Fill it in\. The sheet needs it\./)).toBeVisible();
});

test('a row that names a refused row of an earlier sheet is refused too, with the line to correct', async () => {
  const { user, calls, dialog } = await open((path, coming) =>
    path === 'centers' && coming.companies?.length === 0
      ? [{ path: 'companyId', msg: 'No company is called “Everkart”.' }]
      : [],
  );
  await user.upload(
    dialog.getByLabelText('Excel file'),
    workbook([
      sheetOf('Clients', { Client: 'Everkart', 'Payment terms (days)': 'a month' }),
      sheetOf('Centers', { 'Client name': 'Everkart', 'Center code': 'RN-1' }),
    ]),
  );
  const reason = 'Client name: Line 4 of the sheet Clients adds “Everkart”, and is refused. Correct that line first.';
  expect(await dialog.findByText(reason, { exact: false, selector: 'li' })).toBeVisible();
  expect(calls.at(-1)?.rows).toEqual([expect.objectContaining({ companyId: 'Everkart', client_name: 'Everkart' })]);
});

test('correct rows are stored as one workbook in the order of its sheets, and undone from the last to the first', async () => {
  const { user, calls, dialog } = await open();
  await user.upload(dialog.getByLabelText('Excel file'), firm());
  await user.click(await dialog.findByRole('checkbox', { name: 'Import the others without this line' }));
  calls.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual([
      ...['companies', 'employees', 'placements'],
      ...['placements back', 'employees back', 'companies back'],
    ]),
  );
  expect(new Set(calls.slice(0, 3).map(({ workbookId }) => workbookId)).size).toBe(1);
});

test('a workbook without any of the sheets lists their names', async () => {
  const { user, dialog } = await open();
  const other = { name: 'Sheet1', lines: [['Name'], ['Anil']] };
  await user.upload(dialog.getByLabelText('Excel file'), workbook([other]));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This file has no rows in any of the template’s sheets: Clients, Centers,',
  );
});

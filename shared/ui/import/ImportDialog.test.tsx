import { screen, waitFor, within } from '@testing-library/react';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import { toFieldErrors } from 'shared/domain/records/validation';
import { fakeApi, renderScreen } from 'shared/testing';
import { type PlaceInput, places } from '../table/places.fixture';
import { useImport } from './useImport';

/** A File as in browsers; jsdom's lacks `arrayBuffer()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'places.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

/** The mock server's results for rows: places named Puri exist already, and those with the same name are one. */
function verdictOf(row: object): RowVerdict {
  const read = places.schema.safeParse(row);
  const { name } = row as { name?: string };
  if (!read.success) return { state: 'refused', fields: [], errors: toFieldErrors(read.error), key: '' };
  return name === 'Puri'
    ? { state: 'changed', fields: ['city'], errors: [], key: 'name: puri' }
    : { state: 'new', fields: [], errors: [], key: '' };
}

function Places() {
  const { button, dialog } = useImport(places);
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

async function open(text: string) {
  const api = fakeApi({ places: [] });
  const batches: PlaceInput[][] = [];
  api.on('POST', 'places/import/check', ({ body }) => ({
    status: 200,
    body: (body as { rows: object[] }).rows.map(verdictOf),
  }));
  api.on('POST', 'places/import', ({ body }) => ({
    status: 201,
    body: { count: batches.push((body as { rows: PlaceInput[] }).rows), importId: 'i1' },
  }));
  const { user } = renderScreen(<Places />, { api });
  await user.click(screen.getByRole('button', { name: 'Import a file' }));
  await user.upload(await screen.findByLabelText('CSV or Excel file'), file(text));
  return { user, api, batches };
}

function catchDownload() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const read = (from: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(from);
    });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: read(blob) });
  });
  return saved;
}
afterEach(() => jest.restoreAllMocks());

const csv =
  'Name,Amount in rupees,Colour\r\nRanchi,"1,20,000.50",red\r\n,5,\r\nHatia,lots,\r\nKanke,many,\r\nDoranda,1,20,000\r\n';
const importButton = (name: string) => screen.findByRole('button', { name });

test('the order of the days is shown as the file has it, and changed once for all of them', async () => {
  const { user, batches } = await open('Name,Date\r\nRanchi,04/25/2026\r\nHatia,05/06/2026\r\n');
  await user.click(await importButton('Import 2 places'));
  expect(batches.flat().map(({ date }) => date)).toEqual(['2026-04-25', '2026-05-06']);
});

test('days that don’t say their order are read day first until somebody says otherwise', async () => {
  const { user, batches } = await open('Name,Date\r\nRanchi,04/05/2026\r\nHatia,05/06/2026\r\n');
  await user.click(await screen.findByRole('combobox', { name: /^Days of the file/ }));
  await user.click(await screen.findByTitle('Month before day'));
  await user.click(await importButton('Import 2 places'));
  expect(batches.flat().map(({ date }) => date)).toEqual(['2026-04-05', '2026-05-06']);
});

test('each problem is said once with its lines, and nothing is stored until the wrong lines are left out', async () => {
  const { user, batches } = await open(csv);
  const problems = within(await screen.findByRole('region', { name: 'Rows with errors' })).getAllByRole('listitem');
  expect(problems.map((item) => item.textContent)).toEqual([
    'Name: Enter the name. — line 3',
    'Amount: Enter it as a number like 25,000.50. — lines 4, 5',
    'The row has 4 cells, the headings 3; quote cells that hold commas. — line 6',
  ]);
  expect(screen.getByText('1 place can be imported, 4 lines cannot.')).toBeVisible();
  expect(await importButton('Import 1 place')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Import the others without these 4 lines' }));
  await user.click(await importButton('Import 1 place'));
  expect(await screen.findByText('1 place imported')).toBeVisible();
  expect(batches).toEqual([[expect.objectContaining({ name: 'Ranchi', amountPaise: 12_000_050 })]]);
});

test('the wrong lines can be saved, as they stand in the file and with what is wrong', async () => {
  const saved = catchDownload();
  const { user } = await open(csv);
  await user.click(await importButton('Download the wrong lines'));
  expect(saved[0]?.name).toBe('places-wrong-lines.csv');
  expect((await saved[0]?.text)?.split('\r\n').slice(0, 3)).toEqual([
    '"Name","Amount in rupees","Colour","Line","Problem"',
    '"","5","","3","Name: Enter the name."',
    '"Hatia","lots","","4","Amount: Enter it as a number like 25,000.50."',
  ]);
});

test('columns are guessed, those that are ignored are named, and a choice changes what is imported', async () => {
  const { user, batches } = await open('Place;City\nRanchi;Jharkhand\nPuri;Odisha');
  expect(await screen.findByText('Columns: 1 of 2 are imported; ignored: Place')).toBeVisible();
  expect(await screen.findByText('0 places can be imported, 2 lines cannot.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Place is imported as' }));
  await user.click(await screen.findByTitle('Name'));
  expect(await screen.findByText('2 places can be imported. 1 new, 1 changed, 0 unchanged.')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'What becomes of the rows' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['LineWhat happensNameCity', '2NewRanchiJharkhand', '3Changed: CityPuriOdisha']);
  await user.click(await importButton('Import 2 places'));
  await waitFor(() =>
    expect(batches).toEqual([
      [expect.objectContaining({ name: 'Ranchi', city: 'Jharkhand' }), expect.objectContaining({ name: 'Puri' })],
    ]),
  );
});

test('the template names the columns', async () => {
  const saved = catchDownload();
  const { user } = await open('Name\nRanchi');
  await user.click(await importButton('Template'));
  expect([saved[0]?.name, await saved[0]?.text]).toEqual([
    'places-template.csv',
    '"Name","City","Amount","Date","Status"\r\n',
  ]);
});

test('a long file is stored in batches of 500, and a failure says how many were imported', async () => {
  const { user, api, batches } = await open(
    `Name\n${Array.from({ length: 1200 }, (_, index) => `Place ${index}`).join('\n')}`,
  );
  const store = ({ body }: { body: unknown }) => {
    batches.push((body as { rows: PlaceInput[] }).rows);
    return batches.length === 2
      ? { status: 500, body: { message: 'Network error' } }
      : { status: 201, body: { importId: 'i1' } };
  };
  api.on('POST', 'places/import', store);
  await user.click(await importButton('Import 1,200 places'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '500 of 1,200 places were imported; the rest failed: Network error',
  );
  await user.click(await importButton('Import 700 places'));
  expect(await screen.findByText('700 places imported')).toBeVisible();
  expect(batches.map((rows) => rows.length)).toEqual([500, 500, 500, 200]);
});

test('every row of a long file can be looked at, page by page or only those of one kind', async () => {
  const others = Array.from({ length: 298 }, (_, index) => `Place ${index + 1}`);
  const { user } = await open(['Name,City', ...others.map((name) => `${name},`), 'Puri,', ',Goa'].join('\n'));
  const rows = () =>
    within(screen.getByRole('region', { name: 'What becomes of the rows' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const kinds = within(await screen.findByRole('radiogroup', { name: 'Rows to show' }));
  expect(kinds.getAllByRole('radio').map((kind) => kind.closest('label')?.textContent)).toEqual([
    ...['All 300', 'Refused 1', 'New 298', 'Changed 1'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect([screen.getByText('Showing 281 - 300 of 300'), rows().at(-1)]).toEqual([
    expect.anything(),
    '300Changed: CityPuri–',
  ]);
  await user.click(kinds.getByText('Refused 1'));
  expect(rows()).toEqual(['301Refused: Enter the name.–Goa']);
});

test('a line about the same record as one above it is refused, and says which', async () => {
  await open('Name,City\nPuri,Odisha\nPuri,Goa');
  expect(await screen.findByText('Line 2 is about the same record. Keep one of them.')).toBeVisible();
  const [, first] = within(screen.getByRole('region', { name: 'What becomes of the rows' })).getAllByRole('row');
  expect(first).toHaveTextContent(/^3Refused: Line 2 is about the same record/);
  expect(screen.getByText(/^1 place can be imported, 1 line cannot\./)).toBeVisible();
});

test('a status that is none is asked about, and its lines are imported as the person says', async () => {
  const { user, batches } = await open('Name,Status\nRanchi,Closed');
  await user.click(await screen.findByRole('combobox', { name: 'Closed means' }));
  await user.click(await screen.findByTitle('Inactive'));
  await user.click(await importButton('Import 1 place'));
  await waitFor(() => expect(batches).toEqual([[{ name: 'Ranchi', status: 'Inactive' }]]));
});

test('an import of the last day is taken back, and what stays says why', async () => {
  const api = fakeApi({ places: [] });
  const made = { id: 'i1', at: '2026-11-25T06:00:00.000Z', by: 'Asha Rao', fileName: 'places.csv', undoneAt: null };
  api.on('GET', 'places/imports', () => ({ status: 200, body: [{ ...made, added: 3, changed: 1 }] }));
  api.on('POST', 'places/imports/i1/undo', () => ({
    status: 200,
    body: { undone: 3, kept: [{ id: 'p1', name: 'Puri', reason: 'Somebody has changed it since.' }] },
  }));
  const { user } = renderScreen(<Places />, { api });
  await user.click(screen.getByRole('button', { name: 'Import a file' }));
  const recent = within(await screen.findByRole('region', { name: 'Imports of the last day' }));
  expect(recent.getByRole('listitem')).toHaveTextContent(/^places\.csv, 3 added, 1 changed by Asha Rao at /);
  await user.click(recent.getByRole('button', { name: 'Take back' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Take back places.csv?' }));
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  expect(
    await screen.findByText('3 places taken back, 1 place not. Puri: Somebody has changed it since.'),
  ).toBeVisible();
});

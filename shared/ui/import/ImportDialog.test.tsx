import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { type PlaceInput, places } from '../table/places.fixture';
import { useImport } from './useImport';

/** A File as browsers have it; the test's has no `arrayBuffer()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'places.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

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
  api.on('POST', 'places/import', ({ body }) => ({
    status: 201,
    body: { count: batches.push((body as { rows: PlaceInput[] }).rows) },
  }));
  const { user } = renderScreen(<Places />, { api });
  await user.click(screen.getByRole('button', { name: 'Import a file' }));
  await user.upload(await screen.findByLabelText('CSV file'), file(text));
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
  'Name,Amount in rupees,Colour\r\nRanchi,"1,20,000.50",red\r\n,5,\r\nHatia,lots,\r\nPuri,many,\r\n"Doranda"\r\n';
const importButton = (name: string) => screen.findByRole('button', { name });

test('each problem is said once with its lines, and nothing is stored until the wrong lines are left out', async () => {
  const { user, batches } = await open(csv);
  const problems = within(await screen.findByRole('region', { name: 'Rows with errors' })).getAllByRole('listitem');
  expect(problems.map((item) => item.textContent)).toEqual([
    'Name: Enter the name. — line 3',
    'Amount: Enter it as a number like 25,000.50. — lines 4, 5',
    'The row has only 1 of 3 cells. — line 6',
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
  expect(screen.getByText('0 places can be imported, 2 lines cannot.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Place is imported as' }));
  await user.click(await screen.findByTitle('Name'));
  expect(await screen.findByText('2 places can be imported.')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'The first rows as they will be stored' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['NameCity', 'RanchiJharkhand', 'PuriOdisha']);
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
    return batches.length === 2 ? { status: 500, body: { message: 'Network error' } } : { status: 201, body: {} };
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

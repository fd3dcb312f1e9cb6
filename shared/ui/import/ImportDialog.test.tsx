import { screen, within } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { type PlaceInput, places } from '../table/places.fixture';
import { ImportDialog } from './ImportDialog';

const csv = 'Name,amount,Colour\r\nRanchi,"1,20,000.50",red\r\n,5,\r\n\r\nHatia,lots,\r\n"Doranda"\r\n';

/** A File as browsers have it; the test's has no `text()`. */
const file = (text: string) => Object.assign(new File([text], 'places.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });

test('a dry run lists every bad row with its line and reason, and stores nothing before it is accepted', async () => {
  const stored: PlaceInput[][] = [];
  const { user } = renderScreen(<ImportDialog resource={places} open onClose={() => undefined} importBatch={(rows) => Promise.resolve(stored.push(rows))} />);
  await user.upload(screen.getByLabelText('CSV file'), file(csv));
  const bad = await screen.findByRole('region', { name: 'Rows that cannot be imported' });
  expect(within(bad).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').map((cell) => cell.textContent))).toEqual([
    ['3', 'Name: Enter the name.'],
    ['5', 'Amount: Enter the amount.'],
    ['6', 'The row has only 1 of 3 cells.'],
  ]);
  expect(screen.getByText(/^1 place can be imported, 3 rows cannot\. Columns that are ignored: Colour\.$/)).toBeVisible();
  expect(stored).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 1 place' }));
  expect(await screen.findByText('1 place imported')).toBeVisible();
  expect(stored).toEqual([[expect.objectContaining({ name: 'Ranchi', amountPaise: 12_000_050 })]]);
});

test('a long file is stored in batches of 500, and a failure says how many were imported', async () => {
  const sizes: number[] = [];
  const importBatch = (rows: PlaceInput[]) => {
    sizes.push(rows.length);
    return sizes.length === 2 ? Promise.reject(new Error('Network error')) : Promise.resolve();
  };
  const { user } = renderScreen(<ImportDialog resource={places} open onClose={() => undefined} importBatch={importBatch} />);
  await user.upload(screen.getByLabelText('CSV file'), file(`Name\n${Array.from({ length: 1200 }, (_, index) => `Place ${index}`).join('\n')}`));
  await user.click(await screen.findByRole('button', { name: 'Import 1,200 places' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('500 of 1,200 places were imported, the rest were not: Network error');
  await user.click(screen.getByRole('button', { name: 'Import 700 places' }));
  expect(await screen.findByText('700 places imported')).toBeVisible();
  expect(sizes).toEqual([500, 500, 500, 200]);
});

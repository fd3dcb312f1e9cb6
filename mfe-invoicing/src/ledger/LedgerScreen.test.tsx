import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { today } from 'shared/domain/dates/dates';
import type { TypeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import DebitLedgerPage from './debits/DebitLedgerPage';
import NarrationsPage from './narrations/NarrationsPage';

type Entry = { amountPaise: number; type?: string };

function serve(path: string, rows: object[] = []): FakeApi {
  const api = fakeApi({ [path]: rows });
  api.on('GET', `${path}/totals`, () => {
    const totals = new Map<string, TypeTotal>();
    for (const { amountPaise, type = '' } of api.rows<Entry>(path)) {
      const known = totals.get(type) ?? { type, count: 0, amountPaise: 0 };
      totals.set(type, { type, count: known.count + 1, amountPaise: known.amountPaise + amountPaise });
    }
    return { status: 200, body: [...totals.values()] };
  });
  return api;
}
const openDebits = (rows?: object[]) =>
  renderScreen(<DebitLedgerPage />, { route: '/dashboard/account/debit', api: serve('debits', rows) });
const openNarrations = (rows?: object[]) =>
  renderScreen(<NarrationsPage />, { route: '/dashboard/account/narrations', api: serve('narrations', rows) });
const figure = (label: string) => screen.getByText(label).nextSibling;

describe('the debit ledger', () => {
  test('says when it is empty', async () => {
    openDebits();
    expect(await screen.findByText('No debit entries added yet.')).toBeVisible();
  });

  test('accepts an entry, adds it up, and is ready for the next', async () => {
    const { user, api } = openDebits([
      { description: 'Boots', amountPaise: 50_000, date: '2026-04-02', runningPaise: 50_000 },
    ]);
    await user.type(await screen.findByLabelText('Description'), 'Uniforms');
    await user.type(screen.getByLabelText('Amount'), '1,20,000.50');
    await user.click(screen.getByRole('button', { name: 'Add debit entry' }));
    expect(await screen.findByText('Debit entry added')).toBeVisible();
    expect(api.rows('debits')[0]).toMatchObject({ description: 'Uniforms', amountPaise: 12_000_050, date: today() });
    expect(screen.getByLabelText('Description')).toHaveValue('');
    await waitFor(() => expect(figure('Total debit')).toHaveTextContent('₹1,20,500.50'));
  });

  test.each([
    ['Description', 'Enter the description.'],
    ['Amount', 'Enter the amount.'],
  ])('needs the %s', async (label, message) => {
    const { user, api } = openDebits();
    for (const [name, text] of [
      ['Description', 'Boots'],
      ['Amount', '5'],
    ] as const)
      if (name !== label) await user.type(await screen.findByLabelText(name), text);
    await user.click(screen.getByRole('button', { name: 'Add debit entry' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  test('needs the date', async () => {
    const { user } = openDebits();
    await screen.findByLabelText('Date');
    fireEvent.click(
      within(screen.getByRole('region', { name: 'New debit entry' })).getByRole('button', { name: 'Clear' }),
    );
    await user.click(screen.getByRole('button', { name: 'Add debit entry' }));
    expect(await screen.findByText('Enter the date.')).toBeVisible();
  });

  test('deletes an entry and restores it', async () => {
    const { user, api } = openDebits([
      { description: 'Boots', amountPaise: 50_000, date: '2026-04-02', runningPaise: 50_000 },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete Boots' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(figure('Total debit')).toHaveTextContent('₹0.00'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.rows('debits')).toHaveLength(1));
    await waitFor(() => expect(figure('Total debit')).toHaveTextContent('₹500.00'));
  });
});

describe('the narrations', () => {
  test('say when there are none', async () => {
    openNarrations();
    expect(await screen.findByText('No narration entries yet.')).toBeVisible();
  });

  test('start as Credit, and total each type and the balance', async () => {
    const { user, api } = openNarrations([
      { narration: 'Rent', amountPaise: 30_000, type: 'Debit', date: '2026-04-02', runningPaise: 30_000 },
    ]);
    await user.type(await screen.findByLabelText('Narration'), 'Advance');
    await user.type(screen.getByLabelText('Amount'), '1000');
    await user.click(screen.getByRole('button', { name: 'Add narration entry' }));
    await waitFor(() =>
      expect(api.rows('narrations')[0]).toMatchObject({ narration: 'Advance', type: 'Credit', amountPaise: 100_000 }),
    );
    await waitFor(() => expect(figure('Total credit')).toHaveTextContent('₹1,000.00'));
    expect(figure('Total debit')).toHaveTextContent('₹300.00');
    expect(figure('Balance')).toHaveTextContent('₹700.00');
  });

  test('can be Debit', async () => {
    const { user, api } = openNarrations();
    await user.type(await screen.findByLabelText('Narration'), 'Rent');
    await user.type(screen.getByLabelText('Amount'), '300');
    await user.click(within(screen.getByRole('region', { name: 'New narration entry' })).getByLabelText('Type'));
    await user.click(await screen.findByTitle('Debit'));
    await user.click(screen.getByRole('button', { name: 'Add narration entry' }));
    await waitFor(() => expect(api.rows('narrations')[0]).toMatchObject({ type: 'Debit' }));
  });

  test('show the running total of each entry’s type', async () => {
    openNarrations([
      { narration: 'Rent', amountPaise: 30_000, type: 'Debit', date: '2026-04-02', runningPaise: 75_000 },
    ]);
    expect(await screen.findByText('₹750.00')).toBeInTheDocument();
  });
});

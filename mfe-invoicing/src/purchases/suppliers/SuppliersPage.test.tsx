import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import SuppliersPage from './SuppliersPage';

const supplier = {
  name: 'Anita Tirkey',
  email: 'anita@safestep.example',
  phone: '9876500212',
  company: 'Safe Step',
  status: 'Active',
  gstin: '',
  pan: '',
};
const open = (rows: object[] = []) =>
  renderScreen(<SuppliersPage />, { route: '/dashboard/invoicing/manageSupplier', api: fakeApi({ suppliers: rows }) });

test('without suppliers it says so', async () => {
  open();
  expect(await screen.findByText('No suppliers found.')).toBeVisible();
});

test('the list has name, email, phone, company and status', async () => {
  open([supplier]);
  expect(await screen.findByText('Anita Tirkey')).toBeVisible();
  for (const text of ['anita@safestep.example', '9876500212', 'Safe Step', 'Active'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

async function fill(values: Record<string, string>) {
  const shown = open();
  await shown.user.click((await screen.findAllByRole('button', { name: 'Add supplier' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(values)) await shown.user.type(form.getByLabelText(label), text);
  await shown.user.click(form.getByRole('button', { name: 'Add supplier' }));
  return { ...shown, form };
}

test('a supplier is added, active at first', async () => {
  const { api } = await fill({ Name: 'Imran Ansari', GSTIN: '24aaqca8719h1zc' });
  await waitFor(() =>
    expect(api.rows('suppliers')[0]).toMatchObject({
      name: 'Imran Ansari',
      status: 'Active',
      gstin: '24AAQCA8719H1ZC',
    }),
  );
});

test.each([
  [{ Name: 'A', GSTIN: '29AAFCA7488L1Z0' }, 'Enter a valid 15-character GSTIN; check each letter and digit.'],
  [{ Name: 'A', PAN: 'AB12' }, 'Enter a valid PAN: five letters, four digits, one letter.'],
  [
    { Name: 'A', GSTIN: '24AAQCA8719H1ZC', PAN: 'AAAPA1111A' },
    'The PAN differs from the one inside the GSTIN; correct one of them.',
  ],
  [{ GSTIN: '24AAQCA8719H1ZC' }, 'Enter the name.'],
])('%j is refused at its field', async (values, message) => {
  const { form, api } = await fill(values as unknown as Record<string, string>);
  expect(await form.findByText(message)).toBeVisible();
  expect(api.rows('suppliers')).toEqual([]);
});

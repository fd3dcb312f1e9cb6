import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen } from 'shared/testing';
import { StoredDataPanel } from './StoredDataPanel';

function openStored() {
  const api = fakeApi();
  let stored = [
    {
      path: 'm/mfe-payroll/slips',
      module: 'mfe-payroll',
      records: 1_200,
      deleted: 3,
      bytes: 524_288,
      isDeclared: false,
    },
    { path: 'm/mfe-clients/visits', module: 'mfe-clients', records: 1, deleted: 0, bytes: 16_384, isDeclared: true },
  ];
  api.on('GET', 'module-data', () => ({ status: 200, body: [...stored] }));
  api.on('GET', 'module-data/mfe-payroll/slips/export.csv', () => ({ status: 200, body: '"id"\r\n' }));
  api.on('DELETE', 'module-data/mfe-payroll/slips', () => {
    stored = stored.filter(({ isDeclared }) => isDeclared);
    return { status: 204 };
  });
  return renderScreen(<StoredDataPanel />, { api });
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('what modules keep is listed with its number and size; only what no release uses can be deleted', async () => {
  openStored();
  const slips = await rowOf('slips');
  for (const text of ['mfe-payroll', '1,200', '512.0 KB', 'No longer used'])
    expect(slips.getByText(text)).toBeVisible();
  const visits = await rowOf('visits');
  for (const text of ['mfe-clients', '1', '16.0 KB', 'In use']) expect(visits.getByText(text)).toBeVisible();
  expect(visits.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(visits.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('records of a module that is no more are taken away as CSV, and deleted after a question that says how many', async () => {
  const { api } = openStored();
  const saved: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const reader = new FileReader();
      reader.onload = () => saved.push(String(reader.result));
      reader.readAsText(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);
  const slips = await rowOf('slips');
  await userEvent.click(slips.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['"id"\r\n']));
  expect(asked('GET')).toContain('module-data/mfe-payroll/slips/export.csv');
  pressed.mockRestore();

  await userEvent.click(slips.getByRole('button', { name: 'Delete' }));
  let question = within(await screen.findByRole('dialog', { name: 'Delete 1,200 records of mfe-payroll for good?' }));
  expect(
    question.getByText(
      /^This deletes all slips, and 3 records that can still be restored. Afterwards only a backup has them/,
    ),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(asked('DELETE')).toEqual([]);

  await userEvent.click(slips.getByRole('button', { name: 'Delete' }));
  question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete 1,200 records' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /slips/ })).toBeNull());
  expect(asked('DELETE')).toEqual(['module-data/mfe-payroll/slips']);
  expect(await screen.findByText('1,200 records of mfe-payroll deleted')).toBeVisible();
});

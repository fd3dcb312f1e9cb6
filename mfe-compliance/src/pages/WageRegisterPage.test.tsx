import { screen, waitFor, within } from '@testing-library/react';
import { formatRupees } from 'shared/domain/money';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import { lines, register, sums } from '../wages/wage.fixture';
import WageRegisterPage from './WageRegisterPage';

const path = '/dashboard/compliances/wage-management/:id';
const route = '/dashboard/compliances/wage-management/w1';

function server(over: object = {}) {
  const api = fakeApi({ wages: [{ ...register, ...over }], 'wages/lines': lines });
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums } }));
  return api;
}

test('shows each employee’s PF, ESI, professional tax and net, and their totals', async () => {
  renderScreen(<WageRegisterPage />, { route, path, api: server() });
  const row = within((await screen.findByText('Anil Mahto')).closest('tr') as HTMLElement);
  for (const text of ['₹14,600.00', '₹2,688.00', '₹585.00', '₹13,146.00']) expect(row.getByText(text)).toBeVisible();
  const total = within(screen.getByText('Total of 2').closest('tr') as HTMLElement);
  const net = lines.reduce((sum, line) => sum + line.netPaise, 0);
  for (const text of ['₹49,100.00', formatRupees(net)]) expect(total.getByText(text)).toBeVisible();
});

test('a line shows what a changed wage comes to before it is saved', async () => {
  const { api, user } = renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api: server() });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^Gross/), '25,000');
  fill(form.getByLabelText(/^Basic/), '15,000');
  expect(await form.findByText('₹23,200.00')).toBeVisible();
  await user.click(form.getByText('Save changes'));
  await waitFor(() => expect(api.rows('wages/lines')).toMatchObject([{ grossPaise: 2_500_000, basicPaise: 1_500_000, wageId: 'w1' }, {}]));
});

test('a basic wage above the gross one is refused at its field', async () => {
  const { api, user } = renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api: server() });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^Basic/), '99,000');
  await user.click(form.getByText('Save changes'));
  expect(await form.findByText('The basic wage cannot be above the gross wage.')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a paid register is closed', async () => {
  renderScreen(<WageRegisterPage />, { route, path, api: server({ status: 'Paid', paidOn: '2026-11-05' }) });
  await screen.findByText('Anil Mahto');
  expect(screen.getByText('Add line').closest('button')).toBeDisabled();
  expect(screen.queryByLabelText('Edit Anil Mahto')).not.toBeInTheDocument();
  expect(screen.getByText('Reopen')).toBeVisible();
});

test('an unknown register says so', async () => {
  renderScreen(<WageRegisterPage />, { route: '/dashboard/compliances/wage-management/none', path, api: server() });
  expect(await screen.findByText('Failed to load this wage register')).toBeVisible();
});

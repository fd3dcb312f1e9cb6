import { screen, waitFor, within } from '@testing-library/react';
import { formatMonth, today } from 'shared/domain/dates/dates';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import WageManagementPage from './WageManagementPage';
import { register } from './wage.fixture';

const route = '/dashboard/compliances/wage-management';

test('lists month, employees and total, and each month opens its register', async () => {
  renderScreen(<WageManagementPage />, { route, api: fakeApi({ wages: [register] }) });
  const link = await screen.findByText('Oct 2026');
  expect(link.closest('a')).toHaveAttribute('href', `${route}/w1`);
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['2', '₹49,100.00', 'Pending']) expect(row.getByText(text)).toBeVisible();
});

test('a month is added blank and starts with the employees', async () => {
  const { api, user } = renderScreen(<WageManagementPage />, {
    route: `${route}?form=new`,
    api: fakeApi({ wages: [] }),
  });
  const form = within(await screen.findByRole('dialog'));
  const month = today().slice(0, 7);
  await user.type(form.getByLabelText(/^Month/), formatMonth(month));
  await user.click(await screen.findByTitle(formatMonth(month)));
  await user.click(form.getByText('Add wage month', { selector: 'button *' }));
  await waitFor(() => expect(api.rows('wages')).toMatchObject([{ month, employees: 0, totalPaise: 0 }]));
});

test('a month is marked paid on a day, and reopened', async () => {
  const { api, user } = renderScreen(<WageManagementPage />, { route, api: fakeApi({ wages: [register] }) });
  const clicks = countClicks(user);
  await user.click(await screen.findByText('Mark paid'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Mark paid'));
  await waitFor(() => expect(api.rows('wages')).toMatchObject([{ status: 'Paid', paidOn: today() }]));
  expect(clicks()).toBe(2);
  await user.click(await screen.findByText('Reopen'));
  await waitFor(() => expect(api.rows('wages')).toMatchObject([{ status: 'Pending' }]));
});

test('without months it explains what a month is for', async () => {
  renderScreen(<WageManagementPage />, { route, api: fakeApi({ wages: [] }) });
  expect(await screen.findByText('No wage months yet')).toBeVisible();
});

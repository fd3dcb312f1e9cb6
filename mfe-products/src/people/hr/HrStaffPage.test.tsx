import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import HrStaffPage from './HrStaffPage';

async function openForm() {
  const opened = renderScreen(<HrStaffPage />, {
    route: '/dashboard/ultrahrms/manage-hr',
    api: fakeApi({ 'ultrahrms/hr-staff': [{ name: 'Kavita', role: 'Recruiter', email: '', phone: '' }] }),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Add HR' }));
  return { ...opened, form: within(await screen.findByRole('dialog')) };
}

test.each([
  ['a name', '', 'Recruiter', 'Name'],
  ['a role', 'Manoj', '', 'Role'],
  ['a name and a role', '', '', 'Name'],
])("adding without %s alerts 'Name & Role required!' once and sends nothing", async (_what, name, role, focused) => {
  const { user, form, api } = await openForm();
  if (name) await user.type(form.getByLabelText('Name'), name);
  if (role) await user.type(form.getByLabelText('Role'), role);
  await user.click(form.getByRole('button', { name: 'Add HR' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Name & Role required!');
  expect(form.getAllByText('Name & Role required!')).toHaveLength(1);
  await waitFor(() => expect(form.getByLabelText(focused)).toHaveFocus());
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('a new member of the HR staff is in the list', async () => {
  const { user, form, api } = await openForm();
  await user.type(form.getByLabelText('Name'), 'Manoj');
  await user.type(form.getByLabelText('Role'), 'Payroll specialist{Enter}');
  expect(await screen.findByText('Payroll specialist')).toBeVisible();
  expect(api.rows('ultrahrms/hr-staff')).toHaveLength(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import EmployeesPage from './EmployeesPage';

const route = '/dashboard/compliances/wage-management/employees';
const anil = { id: 'e1', code: 'E-001', name: 'Anil Mahto', designation: 'Guard', department: '', pan: '', uan: '', esicNumber: '', basicPaise: 1_120_000, grossPaise: 1_460_000, pfMember: true, esiMember: true, joinedOn: null, leftOn: null };

test('an employee is added with the monthly wage', async () => {
  const { api, user } = renderScreen(<EmployeesPage />, { route: `${route}?form=new`, api: fakeApi({ employees: [anil] }) });
  const form = within(await screen.findByRole('dialog'));
  fill(form.getByLabelText(/^Name/), 'Kavita Soren');
  fill(form.getByLabelText(/^Basic a month/), '21,000');
  fill(form.getByLabelText(/^Gross a month/), '34,500');
  await user.click(form.getByText('Add employee', { selector: 'button *' }));
  await waitFor(() => expect(api.rows('employees')[0]).toMatchObject({ name: 'Kavita Soren', basicPaise: 2_100_000, grossPaise: 3_450_000, pfMember: true }));
});

test('a wrong PAN and a basic wage above the gross one are refused at their fields', async () => {
  const { user } = renderScreen(<EmployeesPage />, { route: `${route}?form=e1`, api: fakeApi({ employees: [anil] }) });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^PAN/), '12345');
  fill(form.getByLabelText(/^Basic a month/), '99,000');
  await user.click(form.getByText('Save changes'));
  expect(await form.findByText(/Enter a valid PAN/)).toBeVisible();
});

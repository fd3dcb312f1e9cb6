import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../../fill.fixture';
import EmployeesPage from './EmployeesPage';

const route = '/dashboard/compliances/wage-management/employees';
const anil = {
  id: 'e1',
  code: 'E-001',
  name: 'Anil Mahto',
  designation: 'Guard',
  department: '',
  pan: '',
  uan: '',
  esicNumber: '',
  basicPaise: 1_120_000,
  houseRentPaise: 0,
  conveyancePaise: 0,
  grossPaise: 1_460_000,
  pfMember: true,
  pensionMember: true,
  esiMember: true,
  workState: '20',
  sex: '',
  bornOn: null,
  joinedOn: null,
  leftOn: null,
};

test('an employee is added with the monthly wage', async () => {
  const server = fakeApi({ employees: [anil] });
  server.on('GET', 'employees/defaults', () => ({ status: 200, body: { workState: '27' } }));
  const { api, user } = renderScreen(<EmployeesPage />, { route, api: server });
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'employees/defaults')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Add employee' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText('Maharashtra')).toBeVisible();
  fill(form.getByLabelText(/^Name/), 'Kavita Soren');
  fill(form.getByLabelText(/^Basic a month/), '21,000');
  fill(form.getByLabelText(/^Gross a month/), '34,500');
  fill(form.getByLabelText(/^House rent a month/), '8,400');
  fill(form.getByLabelText(/^UAN/), '1001 2345 6789');
  await user.click(form.getByText('Add employee', { selector: 'button *' }));
  await waitFor(() =>
    expect(api.rows('employees')[0]).toMatchObject({
      name: 'Kavita Soren',
      basicPaise: 2_100_000,
      houseRentPaise: 840_000,
      conveyancePaise: 0,
      grossPaise: 3_450_000,
      pfMember: true,
      pensionMember: true,
      workState: '27',
      uan: '100123456789',
    }),
  );
});

test('a photo is added in the form, with the rest', async () => {
  const server = fakeApi({ employees: [anil] });
  let sent: unknown;
  server.on('POST', 'employees/e1/upload', ({ body }) => {
    sent = Object.fromEntries(body as FormData);
    return { status: 200, body: anil };
  });
  const { user } = renderScreen(<EmployeesPage />, { route: `${route}?form=e1`, api: server });
  const form = within(await screen.findByRole('dialog'));
  await user.upload(await form.findByLabelText('Photo'), new File(['x'], 'anil.png', { type: 'image/png' }));
  await user.click(form.getByText('Save changes'));
  await waitFor(() => expect(sent).toMatchObject({ name: 'Anil Mahto', pfMember: 'true', file: expect.any(File) }));
});

test('a wrong PAN and a basic wage above the gross one are refused at their fields', async () => {
  const { user } = renderScreen(<EmployeesPage />, { route: `${route}?form=e1`, api: fakeApi({ employees: [anil] }) });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^PAN/), '12345');
  fill(form.getByLabelText(/^Basic a month/), '99,000');
  await user.click(form.getByText('Save changes'));
  expect(await form.findByText(/Enter a valid PAN/)).toBeVisible();
});

test('a UAN has 12 digits, an ESIC number 10, and nobody leaves before joining', async () => {
  const { api, user } = renderScreen(<EmployeesPage />, {
    route: `${route}?form=e1`,
    api: fakeApi({ employees: [{ ...anil, joinedOn: '2026-04-01', leftOn: '2026-03-31' }] }),
  });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^UAN/), '12345678901');
  fill(form.getByLabelText(/^ESIC number/), '31001234560001');
  await user.click(form.getByText('Save changes'));
  for (const text of [
    'Enter the UAN with its 12 digits.',
    'Enter the ESIC number of the insured person with its 10 digits.',
    'The leaving date cannot be before the joining date.',
  ])
    expect(await form.findByText(text)).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

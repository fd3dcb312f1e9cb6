import { screen, waitFor, within } from '@testing-library/react';
import { formatDate, formatMonth, today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../../fill.fixture';
import EmployeePage from './EmployeePage';

const path = '/dashboard/compliances/wage-management/employees/:id';
const route = '/dashboard/compliances/wage-management/employees/e1';
const employee = {
  ...{ id: 'e1', version: 1, name: 'Anil Mahto', code: 'E-001', designation: 'Guard', department: '', centerId: '' },
  ...{ pan: '', uan: '', esicNumber: '', workState: '20', bornOn: null, joinedOn: '2026-04-01', leftOn: null },
  ...{
    basicPaise: 1_000_000,
    houseRentPaise: 0,
    conveyancePaise: 0,
    grossPaise: 1_000_000,
    pfMember: true,
    esiMember: true,
  },
};
const year = {
  ...{ year: '2026', opening: 3, worked: 200, earned: 10, taken: 2 },
  ...{ broughtIn: 0, paidOut: 1, balance: 10, beyond: 0 },
};
const declaration = {
  ...{ id: 'd1', version: 1, employeeId: 'e1', month: '2026-06', regime: 'New', earlierSalaryPaise: 80_000_000 },
  ...{
    earlierTaxPaise: 1_000_000,
    otherIncomePaise: 0,
    rentPaise: 0,
    isMetro: false,
    investmentsPaise: 0,
    otherDeductionsPaise: 0,
  },
};

function open() {
  const api = fakeApi({
    employees: [employee],
    'tax-declarations': [declaration],
    'employee-terms': [],
    'leave-entries': [],
    'employee-advances': [],
  });
  api.on('GET', 'employees/e1/leave', () => ({ status: 200, body: [year] }));
  const advances = { advancedPaise: 600_000, recoveredPaise: 200_000, leftPaise: 400_000 };
  api.on('GET', 'employees/e1/advances', () => ({ status: 200, body: advances }));
  return renderScreen(<EmployeePage />, { route, path, api });
}

test('an employee’s page shows the remaining leave, and how it adds up', async () => {
  open();
  const panel = within((await screen.findByText('Leave with wages, 2026')).closest('section') as HTMLElement);
  expect(panel.getByText('10 days')).toBeVisible();
  expect(panel.getByText('10 days, for 200 days of work')).toBeVisible();
  expect(panel.getByText('2 days')).toBeVisible();
});

test('it shows the balance of advances after the wages so far', async () => {
  open();
  const panel = within((await screen.findByText('Advances outstanding')).closest('section') as HTMLElement);
  expect(panel.getByText('₹4,000.00')).toBeVisible();
  expect(panel.getByText('₹2,000.00')).toBeVisible();
});

test('a tax declaration is added there, and an existing one is opened', async () => {
  const { api, user } = open();
  expect(await screen.findByText('Jun 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Tax declaration from Jun 2026' }));
  expect(await screen.findByDisplayValue('8,00,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByText('Add tax declaration', { selector: 'button *' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByLabelText(/^From/));
  await user.click(await screen.findByText(formatMonth(today()), { selector: '.ant-select-item-option-content' }));
  fill(form.getByLabelText(/^Salary of an earlier employer/), '4,00,000');
  await user.click(form.getByText('Add tax declaration', { selector: 'button *' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'tax-declarations',
      body: { employeeId: 'e1', month: today().slice(0, 7), regime: 'New', earlierSalaryPaise: 40_000_000 },
    }),
  );
});

test('new terms are entered with their first day, and start with today’s', async () => {
  const { api, user } = open();
  expect(await screen.findByText('The same since joining.')).toBeVisible();
  await user.click(screen.getByText('Add new terms', { selector: 'button *' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText(/^From/)).toHaveValue(formatDate(today()));
  fill(form.getByLabelText(/^Gross a month/), '12,000');
  await user.click(form.getByText('Add new terms', { selector: 'button *' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'employee-terms',
      body: { employeeId: 'e1', startsOn: today(), grossPaise: 1_200_000, basicPaise: 1_000_000, workState: '20' },
    }),
  );
});

test('without contact details, the panel says what to do', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Person' }));
  expect(panel.getByText('No phone, email or address yet. Edit the employee to add them.')).toBeVisible();
});

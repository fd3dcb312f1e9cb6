import { screen, waitFor, within } from '@testing-library/react';
import { releasedTables } from 'shared/domain/law/lawTables';
import { employeeInput } from 'shared/domain/people/employees/employee';
import { declared } from 'shared/domain/people/employees/taxDeclaration';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../../fill.fixture';
import WageRegisterPage from './WageRegisterPage';
import { lines, register, sums } from './wage.fixture';

const path = '/dashboard/compliances/wage-management/:id';
const route = '/dashboard/compliances/wage-management/w1';

function server(over: object = {}) {
  const api = fakeApi({ wages: [{ ...register, ...over }], 'wages/lines': lines });
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums, isOutdated: false } }));
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: releasedTables }));
  return api;
}

test('a row adds up: gross less the employee’s PF, ESI and professional tax is the net; the employer’s parts are separate, and all have totals', async () => {
  renderScreen(<WageRegisterPage />, { route, path, api: server() });
  const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent?.trim());
  expect(heads).toEqual(
    expect.arrayContaining([
      'Gross',
      'PF, employee',
      'ESI, employee',
      'Professional tax',
      'Net',
      'PF, employer',
      'ESI, employer',
    ]),
  );
  const cells = async (name: string) =>
    [...((await screen.findByText(name)).closest('tr') as HTMLElement).querySelectorAll('td')].map(
      (cell) => cell.textContent ?? '',
    );
  const amount = (row: string[], head: string) => Number((row[heads.indexOf(head)] ?? '').replace(/[₹,]/g, ''));
  const anil = await cells('Anil Mahto');
  expect(
    ['Gross', 'PF, employee', 'ESI, employee', 'Professional tax', 'Net', 'PF, employer', 'ESI, employer'].map((head) =>
      amount(anil, head),
    ),
  ).toEqual([14_600, 1344, 84, 0, 13_172, 1400, 364]);
  const rows = [anil, await cells('Kavita Soren')];
  for (const row of rows)
    expect(
      amount(row, 'Gross') -
        amount(row, 'PF, employee') -
        amount(row, 'ESI, employee') -
        amount(row, 'Professional tax'),
    ).toBe(amount(row, 'Net'));
  const total = await cells('Total of 2');
  for (const head of heads.slice(heads.indexOf('Gross'), heads.indexOf('ESI, employer') + 1) as string[])
    expect(amount(total, head)).toBe(rows.reduce((sum, row) => sum + amount(row, head), 0));
});

test('PF due and the cost include insurance and administration', async () => {
  renderScreen(<WageRegisterPage />, { route, path, api: server() });
  const card = (label: string) => (screen.getByText(label).parentElement as HTMLElement).textContent;
  await screen.findByText('PF to pay');
  expect(card('PF to pay')).toContain('₹8,389.00');
  expect(card('PF to pay')).toMatch(/Insurance₹[\d,.]+Administration₹500\.00$/);
  expect(card('Cost to the company')).toContain('₹54,672.00');
});

const openLine = async (over: object = {}) => {
  const screenOf = renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api: server(over) });
  return { ...screenOf, form: within(await screen.findByRole('dialog')) };
};

test('pay follows the days as they are typed', async () => {
  const { api, user, form } = await openLine();
  fill(await form.findByLabelText(/^Days paid/), '26');
  expect(await form.findByText('26 of 31 days of ₹14,600.00')).toBeVisible();
  expect(form.getAllByText('₹12,245.16')[0]).toBeVisible();
  expect(form.queryByLabelText(/^Gross \*?$/)).not.toBeInTheDocument();
  await user.click(form.getByText('Save changes'));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      days: 26,
      setByHand: false,
      grossRatePaise: 1_460_000,
    }),
  );
});

test('manual amounts start from the calculated ones, require a reason, and the same tick removes them', async () => {
  const { api, user, form } = await openLine();
  fill(await form.findByLabelText(/^Days paid/), '26');
  await user.click(form.getByLabelText('Set by hand'));
  expect(form.getByLabelText('Gross')).toHaveValue('12,245.16');
  fill(form.getByLabelText('Gross'), '14,000');
  expect(form.getByText('26 of 31 days of ₹14,600.00')).toBeVisible();
  await user.click(form.getByText('Save changes'));
  expect(await form.findByText('Give a reason for setting the amounts by hand.')).toBeVisible();
  fill(form.getByLabelText('Why'), 'Leave was agreed');
  await user.click(form.getByText('Save changes'));
  await waitFor(() =>
    expect(api.rows('wages/lines')).toMatchObject([
      { days: 26, setByHand: true, grossPaise: 1_400_000, handNote: 'Leave was agreed' },
      {},
    ]),
  );
});

test('a manual line is marked in the register with its reason, and its form reverts it', async () => {
  const api = server();
  Object.assign(api.rows('wages/lines')[0] as object, {
    setByHand: true,
    grossPaise: 1_400_000,
    handNote: 'Leave was agreed',
  });
  const { user } = renderScreen(<WageRegisterPage />, { route, path, api });
  const row = within((await screen.findByText('Anil Mahto')).closest('tr') as HTMLElement);
  expect(row.getByText('Set by hand')).toBeVisible();
  expect(row.getByTitle('Leave was agreed')).toHaveTextContent('₹14,000.00');
  await user.click(row.getByLabelText('Edit Anil Mahto'));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByLabelText('Set by hand'));
  expect(form.queryByLabelText('Why')).not.toBeInTheDocument();
  await user.click(form.getByText('Save changes'));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ setByHand: false }),
  );
});

test('a line shows the result of changed pay and why, using the earlier months', async () => {
  const api = server();
  Object.assign(api.rows('wages/lines')[0] as object, { employeeId: 'e1' });
  api.on('GET', 'wages/lines/known', () => ({
    status: 200,
    body: { bornOn: null, joinedOn: null, leftOn: null, earlier: [] },
  }));
  renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api });
  const form = within(await screen.findByRole('dialog'));
  fill(await form.findByLabelText(/^Gross a month/), '25,000');
  expect(await form.findByText('Not covered: ₹21,600.00 a month is above ₹21,000.00.')).toBeVisible();
  expect(form.getByText('Jharkhand, by the year’s wages: ₹3,00,000.00 in 2026-27.')).toBeVisible();
  expect(form.getByText('₹22,408.00')).toBeVisible();
});

test('a figure opens to its rule and source, and the tax to the declaration', async () => {
  const api = server();
  Object.assign(api.rows('wages/lines')[0] as object, { employeeId: 'e1' });
  const declaration = declared.parse({ month: '2026-06', earlierSalaryPaise: 300_000_000 });
  const known = {
    bornOn: null,
    joinedOn: null,
    leftOn: null,
    earlier: [],
    declarations: [declaration],
    isWithoutPan: true,
  };
  api.on('GET', 'wages/lines/known', () => ({ status: 200, body: known }));
  const law = { ...releasedTables, pf: releasedTables.pf.map((row) => ({ ...row, source: 'S.O. 5109(E) of 2026' })) };
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: law }));
  renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api });
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('Rule from 17 Sep 2026: S.O. 5109(E) of 2026.')).toBeVisible();
  expect(
    form.getByText(/an earlier employer’s with it.* New regime, by the tax declaration from Jun 2026/),
  ).toBeVisible();
  expect(form.getByText(/There is no PAN: at least 20% of the income/)).toBeVisible();
});

test('gross pay and overtime open to their days, rate and rule', async () => {
  const api = server();
  Object.assign(api.rows('wages/lines')[0] as object, { days: 26, overtimePaise: 40_000 });
  const sourced = <Row extends object>(rows: readonly Row[], source: string) => rows.map((row) => ({ ...row, source }));
  const wageBase = sourced(releasedTables.wageBase, 'Code on Wages, s.2(y)');
  const overtime = sourced(releasedTables.overtime, 'Code on Wages, s.14');
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: { ...releasedTables, wageBase, overtime } }));
  renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api });
  const form = within(await screen.findByRole('dialog'));
  const gross = (await form.findByText('26 of 31 days of ₹14,600.00, and the overtime.')).closest('div');
  expect(gross).toHaveTextContent('Rule from 01 Jul 2026: Code on Wages, s.2(y).₹12,645.16');
  const overtimeRow = form.getByText('Part of the gross. An hour is paid at 2 times the ordinary rate.').closest('div');
  expect(overtimeRow).toHaveTextContent('Rule from 21 Nov 2025: Code on Wages, s.14.₹400.00');
});

test('a basic wage above the gross one is refused at its field', async () => {
  const { api, user, form } = await openLine();
  fill(await form.findByLabelText(/^Basic a month/), '99,000');
  await user.click(form.getByText('Save changes'));
  expect(await form.findByText('The basic wage cannot be above the gross wage.')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a new line is for a chosen employee, with the recorded pay for the days from joining', async () => {
  const api = fakeApi({
    wages: [register],
    'wages/lines': lines,
    employees: [
      {
        id: 'e7',
        ...employeeInput.parse({
          name: 'Rakesh Oraon',
          code: 'E-7',
          basicPaise: 1_180_000,
          houseRentPaise: 290_000,
          grossPaise: 1_590_000,
          joinedOn: '2026-10-22',
          workState: '20',
        }),
      },
    ],
  });
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums, isOutdated: false } }));
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: releasedTables }));
  api.on('POST', 'wages/lines', () => ({ status: 201, body: lines[0] as object }));
  api.on('GET', 'wages/lines/known', () => ({
    status: 200,
    body: { bornOn: null, joinedOn: '2026-10-22', leftOn: null, earlier: [] },
  }));
  const { user } = renderScreen(<WageRegisterPage />, { route: `${route}?form=new`, path, api });
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByLabelText(/^Employee/));
  await user.click(await screen.findByText('Rakesh Oraon, E-7'));
  expect(form.getByText('10 of 31 days of ₹15,900.00')).toBeVisible();
  await user.click(form.getByText('Add line', { selector: 'button *' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      employeeId: 'e7',
      name: 'Rakesh Oraon',
      days: 10,
      basicRatePaise: 1_180_000,
      houseRentRatePaise: 290_000,
      setByHand: false,
    }),
  );
});

test('a state without professional tax rates is reported above the register and at its line', async () => {
  const api = server();
  Object.assign(api.rows('wages/lines')[0] as object, { workState: '32', professionalTaxMissing: true });
  const missing = { ...sums, statesWithoutTaxRates: [{ state: '32', lines: 1 }] };
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums: missing, isOutdated: false } }));
  renderScreen(<WageRegisterPage />, { route, path, api });
  const said = 'No rates of Kerala are on record; nothing is deducted.';
  expect(await screen.findByText(`1 line: ${said}`)).toBeInTheDocument();
  expect(screen.getByTitle(said)).toHaveTextContent('No rates');
});

test('a paid register is closed', async () => {
  const { user } = renderScreen(<WageRegisterPage />, {
    route,
    path,
    api: server({ status: 'Paid', paidOn: '2026-11-05' }),
  });
  await screen.findByText('Anil Mahto');
  expect(screen.queryByLabelText('Edit Anil Mahto')).not.toBeInTheDocument();
  expect(screen.getByText('Reopen')).toBeVisible();
  await user.click(screen.getByLabelText('More'));
  expect(await screen.findByRole('menuitem', { name: 'Add line' })).toHaveAttribute('aria-disabled', 'true');
});

test('an open register made by other rates says so and is recalculated', async () => {
  const api = server();
  let isOutdated = true;
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums, isOutdated } }));
  api.on('POST', 'wages/w1/work-out', () => {
    isOutdated = false;
    return { status: 200, body: { sums, isOutdated } };
  });
  const { user } = renderScreen(<WageRegisterPage />, { route, path, api });
  expect(await screen.findByText(/^The rates have changed since this month was worked out/)).toBeInTheDocument();
  await user.click(screen.getByText('Recalculate'));
  await waitFor(() => expect(screen.queryByText('Recalculate')).not.toBeInTheDocument());
});

test('the form calculates a line by the rates on record, not by those of the release', async () => {
  const api = server();
  const pf = releasedTables.pf.map((rate) => ({ ...rate, employeePercent: 10 }));
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: { ...releasedTables, pf } }));
  renderScreen(<WageRegisterPage />, { route: `${route}?form=l1`, path, api });
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('-₹1,120.00')).toBeInTheDocument();
});

test('a new line starts with the letterhead’s state', async () => {
  const api = server();
  api.on('GET', 'employees/defaults', () => ({ status: 200, body: { workState: '27' } }));
  const { user } = renderScreen(<WageRegisterPage />, { route, path, api });
  await waitFor(() => expect(api.calls.some((call) => call.path === 'employees/defaults')).toBe(true));
  await user.click((await screen.findAllByRole('button', { name: 'Add line' }))[0] as HTMLElement);
  expect(await within(await screen.findByRole('dialog')).findByText('Maharashtra')).toBeVisible();
});

test('payslips of selected people are saved together, in English or Hindi', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const api = server();
  api.on('GET', 'wages/w1/payslips.zip', () => ({ status: 200, body: 'archive' }));
  const { user } = renderScreen(<WageRegisterPage />, { route, path, api });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kavita Soren' }));
  await user.click(screen.getByRole('button', { name: 'Payslips in Hindi' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const asked = api.calls.find(({ path: called }) => called === 'wages/w1/payslips.zip')?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    ...{ language: 'hi', lines: lines.find(({ name }) => name === 'Kavita Soren')?.id },
  });
  saved.mockRestore();
});

test('an unapproved register says so, and its next action leads to the run', async () => {
  const blocked = 'Check and approve this month before it is paid. Open its run.';
  const api = server({ blocked });
  const { user, location } = renderScreen(<WageRegisterPage />, { route, path, api });
  expect(await screen.findByText(`Pending. ${blocked}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark paid' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check and approve' }));
  expect(location()).toMatchObject({
    pathname: '/dashboard/compliances/wage-management/run',
    search: '?month=2026-10',
  });
});

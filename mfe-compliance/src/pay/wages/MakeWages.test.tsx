import { screen, waitFor, within } from '@testing-library/react';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import { fakeApi, renderScreen } from 'shared/testing';
import WageManagementPage from './WageManagementPage';

const route = '/dashboard/compliances/wage-management';
const center = { centerId: 'c1', companyName: 'Everkart', centerName: 'Pune', state: 'Locked', people: 2 } as const;
const clear: MadeWages = {
  ...{ month: '2026-06', registerId: '', centers: [center], people: 2 },
  ...{ grossPaise: 3_000_000, arrearsPaise: 50_000, netPaise: 2_600_000, problems: [], warnings: [] },
};
const noAccount = {
  employeeId: 'e1',
  name: 'Asha',
  text: 'There is no bank account. Enter it among the joining papers, or choose there to pay in cash or by cheque.',
};

function open(answerOf: (leaveOut: string[]) => MadeWages) {
  const api = fakeApi({ wages: [] });
  const leftOut = (body: unknown) => (body as { leaveOut: string[] }).leaveOut;
  api.on('POST', 'wages/made/check', ({ body }) => ({ status: 200, body: answerOf(leftOut(body)) }));
  api.on('POST', 'wages/made', ({ body }) => ({ status: 201, body: { ...answerOf(leftOut(body)), registerId: 'w9' } }));
  return renderScreen(<WageManagementPage />, { route: `${route}?make=2026-06`, api });
}

const dialog = async () => within(await screen.findByRole('dialog'));
const makeButton = (within: Awaited<ReturnType<typeof dialog>>) => within.getByText('Make wages').closest('button');

test('a month’s wages from attendance are previewed, and then made', async () => {
  const { api, user } = open(() => clear);
  const drawer = await dialog();
  for (const text of ['2 people at 1 center', '₹30,000.00', '₹500.00', '₹26,000.00'])
    expect(await drawer.findByText(text)).toBeInTheDocument();
  await user.click(drawer.getByText('Make wages'));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'wages/made')?.body).toEqual({ month: '2026-06', leaveOut: [] }),
  );
  expect(
    await screen.findByText('Wages Jun 2026 were made from attendance. Next: check the register.'),
  ).toBeInTheDocument();
});

test('problems are listed by person, and nothing is made until those people are left out', async () => {
  const { api, user } = open((leaveOut) => ({ ...clear, problems: leaveOut.includes('e1') ? [] : [noAccount] }));
  const drawer = await dialog();
  const inTheWay = within(await drawer.findByLabelText('In the way'));
  expect(inTheWay.getByText('Asha')).toBeInTheDocument();
  expect(inTheWay.getByText(/There is no bank account/)).toBeInTheDocument();
  expect(makeButton(drawer)).toBeDisabled();
  await user.click(inTheWay.getByText('Leave out'));
  await waitFor(() => expect(makeButton(drawer)).toBeEnabled());
  expect(drawer.getByText(/1 person left out/)).toBeInTheDocument();
  await user.click(drawer.getByText('Make wages'));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'wages/made')?.body).toEqual({ month: '2026-06', leaveOut: ['e1'] }),
  );
});

test('a problem of the whole month offers to leave out nobody', async () => {
  const text = 'Attendance of Pune in Jun 2026 is open. Lock it first.';
  open(() => ({ ...clear, problems: [{ employeeId: '', name: '', text }] }));
  const drawer = await dialog();
  expect(await drawer.findByText(text)).toBeInTheDocument();
  expect(drawer.queryByText('Leave out')).toBeNull();
  expect(makeButton(drawer)).toBeDisabled();
});

test('remarks don’t prevent making wages', async () => {
  open(() => ({ ...clear, warnings: [{ employeeId: 'e1', name: 'Asha', text: 'One day not marked, and not paid.' }] }));
  const drawer = await dialog();
  expect(await drawer.findByText(/One day not marked/)).toBeInTheDocument();
  expect(makeButton(drawer)).toBeEnabled();
});

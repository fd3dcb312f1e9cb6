import { screen, waitFor } from '@testing-library/react';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import { vacancyOf } from '../../people/vacancies/vacancy.fixture';
import NewPlacementPage from './NewPlacementPage';
import { placementOf } from './placement.fixture';

const center = { id: 'n1', client_name: 'Everkart', city: 'Pune', center_code: 'P-1' };

const employee = {
  ...{ grossPaise: 1_460_000, basicPaise: 1_120_000, pfMember: true, esiMember: true, paidBy: 'Bank', workState: '' },
  ...{ uan: '', pan: '', esicNumber: '', bankAccount: '', nomineeName: '' },
};

function open(search: string) {
  const api = fakeApi({
    centers: [center],
    candidates: [{ id: 'k1', name: 'आशा देवी', position: 'Helper', vacancyId: 'v1' }],
    employees: [{ ...employee, id: 'e1', name: 'Anil Mahto', designation: 'Guard' }],
    vacancies: [vacancyOf({ centerId: 'n1', shift: 'Night', billPaise: 2_150_000 })],
    placements: [placementOf()],
    submissions: [{ id: 's1', candidateId: 'k1', candidateName: 'आशा देवी', vacancyId: 'v1', stage: 'Selected' }],
  });
  api.on('POST', 'placements/p1/move', ({ body }) => ({
    status: 201,
    body: placementOf({ id: 'p2', ...(body as object) }),
  }));
  return renderScreen(<NewPlacementPage />, {
    route: `/dashboard/placements/new${search}`,
    api,
    records: { employee: '/dashboard/employees/:id' },
  });
}
const sent = ({ api }: ReturnType<typeof open>) => api.calls.find(({ method }) => method === 'POST');
async function press(name: string, opened: ReturnType<typeof open>) {
  await opened.user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(sent(opened)).toBeDefined());
  return sent(opened);
}

test('for a candidate it starts with the person and the vacancy’s terms', async () => {
  const opened = open('?candidate=k1&product=instahires');
  expect(await screen.findByRole('heading', { name: 'Place आशा देवी' })).toBeVisible();
  const clicks = countClicks(opened.user);
  expect(await press('Place', opened)).toMatchObject({
    path: 'placements',
    body: {
      candidateId: 'k1',
      vacancyId: 'v1',
      centerId: 'n1',
      designation: 'Picker',
      shift: 'Night',
      startsOn: '2026-10-31',
      grossPaise: 1_640_000,
      billPaise: 2_150_000,
    },
  });
  expect(clicks()).toBe(1);
});

test('for an employee it starts with the recorded pay, and asks where and from when', async () => {
  const { user } = open('?employee=e1');
  await user.click(await screen.findByRole('button', { name: 'Place' }));
  expect(await screen.findByText('Enter the center.')).toBeVisible();
  expect(screen.getByText('Enter the first day.')).toBeVisible();
  expect(screen.getByLabelText(/^Gross/)).toHaveValue('14,600.00');
});

test('a move asks only for place and day', async () => {
  const opened = open('?move=p1');
  expect(await screen.findByRole('heading', { name: 'Move आशा देवी' })).toBeVisible();
  expect(screen.queryByLabelText(/^Gross/)).toBeNull();
  await opened.user.click(screen.getByRole('combobox', { name: /Center/ }));
  await opened.user.click(await screen.findByText('Everkart, Pune, P-1'));
  await opened.user.type(screen.getByLabelText(/First day/), '01 Jun 2026{Enter}');
  expect(await press('Move', opened)).toMatchObject({
    path: 'placements/p1/move',
    body: { centerId: 'n1', startsOn: '2026-06-01', designation: 'Picker' },
  });
});

test('a vacancy selected in the form fills empty fields, and leaves typed ones', async () => {
  const opened = open('');
  await opened.user.type(await screen.findByLabelText(/^Gross/), '18000');
  await opened.user.click(screen.getByRole('combobox', { name: /Vacancy/ }));
  await opened.user.click(await screen.findByText(/^Picker/));
  await waitFor(() => expect(screen.getByLabelText(/^Billed(?! per)/)).toHaveValue('21,500.00'));
  expect(screen.getByLabelText('Shift')).toHaveValue('Night');
  expect(screen.getByLabelText(/^Gross/)).toHaveValue('18,000.00');
});

test('selecting an employee fills in their pay, and the form says what their wages still need', async () => {
  const opened = open('');
  await opened.user.click(await screen.findByRole('combobox', { name: /Employee/ }));
  await opened.user.click(await screen.findByText('Anil Mahto'));
  await waitFor(() => expect(screen.getByLabelText(/^Gross/)).toHaveValue('14,600.00'));
  expect(screen.getByLabelText(/^Basic/)).toHaveValue('11,200.00');
  expect(await screen.findByText(/^Wages will need State of work, UAN, PAN, ESI number, Bank account\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it to Anil Mahto' })).toHaveAttribute(
    'href',
    expect.stringContaining('/employees/e1'),
  );
});

test('for a vacancy it offers the selected candidates, by the form that their cards open', async () => {
  open('?vacancy=v1');
  expect(await screen.findByRole('link', { name: 'आशा देवी' })).toHaveAttribute(
    'href',
    '/dashboard/placements/new?candidate=k1&product=instahires&vacancy=v1',
  );
});

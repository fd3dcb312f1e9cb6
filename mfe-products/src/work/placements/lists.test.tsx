import { screen, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import { employeeInput } from 'shared/domain/people/employees/employee';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import MissingPapersPage from '../joining/MissingPapersPage';
import AttritionPage from './AttritionPage';
import BenchPage from './BenchPage';
import ExpiringPage from './ExpiringPage';
import { placementOf } from './placement.fixture';

const person = (id: string, said: object) => ({
  ...employeeInput.parse({ name: 'आशा देवी', ...said }),
  ...{ id, file: '', deployment: 'Bench', papersMissing: 0, ...said },
});
const ends = (id: string, days: number) => placementOf({ id, employeeName: id, endsOn: addDays(today(), days) });
const api = () => {
  const made = fakeApi({
    employees: [
      person('e1', {}),
      person('e2', { name: 'Bela', deployment: 'Deployed', papersMissing: 6 }),
      person('e3', { name: 'Chand', deployment: 'Left', papersMissing: 6 }),
    ],
    placements: [ends('soon', 10), ends('later', 45), ends('over', -1)],
  });
  made.on('GET', 'placements/attrition', () => ({
    status: 200,
    body: {
      isSample: false,
      ended: [
        {
          month: today().slice(0, 7),
          endReason: 'Resigned',
          companyId: 'c1',
          companyName: 'Everkart',
          people: 3,
          days: 90,
        },
        { month: today().slice(0, 7), endReason: 'Dismissed', companyId: '', companyName: '', people: 1, days: 10 },
      ],
    },
  }));
  return made;
};
const open = (page: React.ReactElement, route: string, account?: typeof staff) =>
  renderScreen(page, { route: `/dashboard/placements/${route}`, api: api(), account });

test('the bench lists employees without a workplace who have not left, and places them', async () => {
  open(<BenchPage />, 'bench');
  expect(await screen.findByRole('row', { name: /आशा देवी/ })).toBeVisible();
  expect(screen.queryByText('Chand')).toBeNull();
  expect(screen.getByRole('button', { name: /Place/ })).toBeVisible();
});

test('the lists link to each other, with their counts', async () => {
  open(<BenchPage />, 'bench');
  for (const [name, path] of [
    ['All', ''],
    ['Bench (1)', '/bench'],
    ['Expiring (1)', '/expiring'],
    ['Attrition', '/attrition'],
    ['Missing papers (1)', '/papers'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/dashboard/placements${path}`);
});

test('without the right to employees only placements are linked', async () => {
  open(<ExpiringPage />, 'expiring', { ...staff, rights: ['placements:read'] } as typeof staff);
  expect(await screen.findByRole('link', { name: 'Expiring (1)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Bench|Missing papers/ })).toBeNull();
});

test('placements ending within 30, 60 or 90 days are listed, the nearest first', async () => {
  const { user } = open(<ExpiringPage />, 'expiring');
  expect(await screen.findByText('soon')).toBeVisible();
  expect(screen.queryByText('later')).toBeNull();
  await user.click(screen.getByText('60 days'));
  expect(await screen.findByText('later')).toBeVisible();
  expect(screen.queryByText('over')).toBeNull();
});

test('people with missing documents are listed with the documents', async () => {
  open(<MissingPapersPage />, 'papers');
  const row = await screen.findByRole('row', { name: /Bela/ });
  expect(within(row).getByText('UAN, PAN, ESI number, Bank account, Photo, Nominee')).toBeInTheDocument();
  expect(screen.queryByText('Chand')).toBeNull();
});

test('attrition is shown by month, reason and client, and each figure opens its list', async () => {
  open(<AttritionPage />, 'attrition');
  expect(await screen.findByText('4 placements ended, after 25 days on average.')).toBeVisible();
  const table = async (name: string) => within(await screen.findByRole('table', { name }));
  const hrefOf = async (name: string, count: string) =>
    decodeURIComponent((await table(name)).getByRole('link', { name: count }).getAttribute('href') ?? '');
  expect(await hrefOf('By reason', '3')).toMatch(
    /^\/dashboard\/placements\?state=Ended&endReason=Resigned&endsOn\.from=/,
  );
  expect(await hrefOf('By client', '3')).toMatch(/endReason=,Contract\+over,Resigned.*&companyId=c1&isSample=false$/);
  expect(await hrefOf('By client', '1')).toMatch(/&companyId=,&isSample=false$/);
  expect(await hrefOf('By month', '4')).toContain(`endsOn.from=${today().slice(0, 7)}-01&endsOn.to=${today()}`);
});

import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, type Screen, staff } from 'shared/testing';
import { CompanyCard } from './CompanyCard';
import { MyWorkCard } from './MyWorkCard';

const metrics = [
  ['company', 'Total Employees', '120'],
  ['company', 'Pending Leaves', '6'],
  ['company', 'Revenue', '$120K'],
  ['mine', 'Pending Leaves', '4'],
  ['mine', 'Performance Score', '88%'],
  ['attendance', 'Jan', '92'],
].map(([group, label, value], position) => ({ id: `m${position}`, group, label, value, position, version: 1 }));

let user: Screen['user'];

function openCards(rows: readonly object[] = metrics, account?: typeof staff, api = fakeApi({ metrics: rows })) {
  const screenOf = renderScreen(
    <>
      <CompanyCard />
      <MyWorkCard />
    </>,
    { api, account },
  );
  user = screenOf.user;
  return screenOf;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the figures of the company and mine stand apart, written as they are stored', async () => {
  openCards();
  const company = await section('Company');
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K');
  expect(company.getByText('Pending Leaves').nextSibling).toHaveTextContent('6');
  const mine = await section('My work');
  expect(mine.getByText('Pending Leaves').nextSibling).toHaveTextContent('4');
  expect(mine.getByText('Performance Score').nextSibling).toHaveTextContent('88%');
});

test('once something real is there its figures take the place of samples; what the owner wrote stays', async () => {
  const api = fakeApi({
    metrics: [...metrics.slice(0, 5), { ...metrics[2], id: 'own', label: 'Sites', value: '7', version: 2 }],
  });
  const figures = [
    { group: 'company', label: 'Total Employees', value: '31', path: '/dashboard/people' },
    { group: 'mine', label: 'Open questions', value: '2', path: '' },
  ];
  api.on('GET', 'home', () => ({ status: 200, body: { isReal: true, figures, steps: [] } }));
  openCards([], undefined, api);
  const company = await section('Company');
  expect((await company.findByRole('link', { name: 'Total Employees' })).closest('dt')?.nextSibling).toHaveTextContent(
    '31',
  );
  expect(company.getByText('Sites').nextSibling).toHaveTextContent('7');
  expect(company.queryByText('Revenue')).toBeNull();
  expect((await section('My work')).getByText('Open questions')).toBeVisible();
  expect(screen.queryByText(/Sample/)).toBeNull();
});

test('the owner writes a figure, and only what changed is sent', async () => {
  const { api } = openCards();
  await user.click(await screen.findByRole('button', { name: 'Edit figures' }));
  const field = await screen.findByLabelText(/Total Employees/);
  await user.clear(field);
  await user.type(field, '121');
  await user.click(screen.getByRole('button', { name: 'Save figures' }));
  await waitFor(() => expect(screen.getByText('121')).toBeVisible());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['metrics/m0', { value: '121' }],
  ]);
});

test('the sample figures are marked as such, for a colleague too, each until the owner has written it', async () => {
  const [employees, ...others] = metrics;
  openCards([{ ...employees, value: '121', version: 2 }, ...others], staff);
  const company = await section('Company');
  expect(company.getByText('Total Employees').nextSibling).toHaveTextContent(/^121 *$/);
  expect(company.getByText('Revenue').nextSibling).toHaveTextContent('$120K Sample');
  expect((await section('My work')).getByText('Sample figures')).toBeVisible();
  expect(screen.getAllByText('Sample figures')).toHaveLength(1);
});

test('figures that were all written are not marked', async () => {
  openCards(metrics.map((metric) => ({ ...metric, version: 2 })));
  await section('Company');
  expect(screen.queryByText(/^Sample/)).toBeNull();
});

test('others can’t edit the figures', async () => {
  openCards(undefined, staff);
  await section('Company');
  expect(screen.queryByRole('button', { name: 'Edit figures' })).toBeNull();
});

test('without figures the cards say what belongs there', async () => {
  openCards([]);
  expect(await screen.findAllByText('No figures yet')).toHaveLength(2);
});

test('figures that can’t be loaded are asked for again', async () => {
  const api = fakeApi({ metrics });
  api.fail('GET', 'metrics', { status: 500, body: { message: 'Broken' } });
  openCards(undefined, undefined, api);
  expect(await screen.findAllByText('Failed to load the figures')).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByText('$120K')).toBeVisible();
  expect(screen.queryByText(/Failed to load/)).toBeNull();
});

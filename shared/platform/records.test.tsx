import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, renderScreen } from 'shared/testing';
import { session, useList, useRecord, useRemove, useSave } from './';

interface Company {
  id: string;
  name: string;
  status: string;
}

function Companies() {
  const [page, setPage] = useState(1);
  const { rows, total, state, error, isRefreshing, reload } = useList<Company>('companies', { page, size: 2 });
  const { save } = useSave<Company>('companies');
  const remove = useRemove<Company>('companies');
  return (
    <>
      <p>
        {state}, {total} in all{isRefreshing && ', refreshing'}
        {error && `, ${error.message}`}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {row.name} is {row.status}
          </li>
        ))}
      </ul>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <button onClick={reload}>Reload</button>
      <button
        onClick={() => void save({ status: 'Inactive' }, rows[0]?.id, { optimistic: true }).catch(() => undefined)}
      >
        Deactivate the first
      </button>
      <button onClick={() => void remove(rows[0]?.id ?? '', 'Company deleted').catch(() => undefined)}>
        Delete the first
      </button>
    </>
  );
}

function OneCompany() {
  return <p>{useRecord<Company>('companies', 'c1').data?.name ?? 'nothing'}</p>;
}

const three = () => fakeApi({ companies: ['A', 'B', 'C'].map((name) => ({ name, status: 'Active' })) });
const press = (name: string) => screen.getByRole('button', { name });

test('the previous page stays while the next one loads', async () => {
  const api = three();
  const { user } = renderScreen(<Companies />, { api });
  expect(screen.getByText('loading, 0 in all')).toBeVisible();
  await screen.findByText('ready, 3 in all');
  const answer = api.hold('GET', 'companies');
  await user.click(press('Next'));
  expect(screen.getByText('A is Active')).toBeVisible();
  expect(screen.getByText('ready, 3 in all, refreshing')).toBeVisible();
  act(answer);
  expect(await screen.findByText('C is Active')).toBeVisible();
});

test('a page that fails is failed, although another one was shown before', async () => {
  const api = three();
  const { user } = renderScreen(<Companies />, { api });
  await screen.findByText('A is Active');
  api.fail('GET', 'companies', { status: 500, body: { message: 'Down.' } });
  await user.click(press('Next'));
  expect(await screen.findByText('failed, 3 in all, Down.')).toBeVisible();
});

test('a refresh that fails leaves the rows on the screen and says so', async () => {
  const api = three();
  const { user } = renderScreen(<Companies />, { api });
  await screen.findByText('A is Active');
  api.fail('GET', 'companies', 'offline');
  await user.click(press('Reload'));
  expect(await screen.findByText('ready, 3 in all, Network error. Check your connection and try again.')).toBeVisible();
  expect(screen.getByText('A is Active')).toBeVisible();
});

function Renamed() {
  const { data } = useRecord<Company>('companies', 'c1');
  const { save } = useSave<Company>('companies', ['reports']);
  useList('reports');
  return <button onClick={() => void save({ name: 'Z' }, 'c1')}>Rename {data?.name}</button>;
}

test('a save asks anew for the lists on the screen, each once, and not for the record that it was answered', async () => {
  const api = fakeApi({ companies: [{ id: 'c1', name: 'A' }], reports: [] });
  const { user } = renderScreen(
    <>
      <Companies />
      <Renamed />
    </>,
    { api },
  );
  await screen.findByText(/^A is/);
  await user.click(await screen.findByRole('button', { name: 'Rename A' }));
  expect(await screen.findByText(/^Z is/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rename Z' })).toBeVisible();
  const saved = api.calls.findIndex(({ method }) => method === 'PUT');
  expect(api.calls.slice(saved).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT companies/c1',
    'GET companies',
    'GET reports',
  ]);
});

test('an optimistic save shows at once and is taken back when the server refuses', async () => {
  const api = three();
  const { user } = renderScreen(<Companies />, { api });
  await screen.findByText('A is Active');
  const path = `companies/${api.rows<Company>('companies')[0]?.id}`;
  api.fail('PUT', path, { status: 500, body: {} });
  const answer = api.hold('PUT', path);
  await user.click(press('Deactivate the first'));
  expect(screen.getByText('A is Inactive')).toBeVisible();
  act(answer);
  expect(await screen.findByText('A is Active')).toBeVisible();
});

test('a deletion can be undone', async () => {
  const api = three();
  const { user } = renderScreen(<Companies />, { api });
  await screen.findByText('A is Active');
  await user.click(press('Delete the first'));
  expect(screen.queryByText('A is Active')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('ready, 3 in all')).toBeVisible();
  expect(api.rows('companies')).toHaveLength(3);
});

test('the end of the session empties what was cached of it', async () => {
  const api = fakeApi({ companies: [{ id: 'c1', name: 'A' }] });
  renderScreen(<OneCompany />, { api });
  await screen.findByText('A');
  act(session.end);
  expect(await screen.findByText('nothing')).toBeVisible();
});

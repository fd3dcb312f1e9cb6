import { screen, waitFor } from '@testing-library/react';
import { useList, useRecord } from 'shared/platform';
import { fakeApi, renderScreen } from 'shared/testing';
import { refreshRow } from './refreshRow';

function Names() {
  const { rows } = useList<{ id: string; name: string }>('things');
  return <p>{rows.map(({ name }) => name).join(', ')}</p>;
}

test('what somebody else changed is shown in its row, which stays where it is; nothing is asked of rows that no list has', async () => {
  const api = fakeApi();
  const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  api.on('GET', 'things', () => ({ status: 200, body: rows, headers: { 'X-Total-Count': '3' } }));
  api.on('GET', 'things/b', () => ({ status: 200, body: { id: 'b', name: 'a better one' } }));
  renderScreen(<Names />, { api });
  await screen.findByText('a, b, c');
  refreshRow('things', 'b');
  refreshRow('things', 'elsewhere');
  refreshRow('others', 'b');
  await screen.findByText('a, a better one, c');
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path !== 'things').map(({ path }) => path)).toEqual(['things/b']),
  );
});

function Thing() {
  return <p>{useRecord<{ name: string }>('things', 'b').data?.name}</p>;
}

test('a record that is shown alone follows too', async () => {
  const api = fakeApi({ things: [{ id: 'b', name: 'b' }] });
  renderScreen(<Thing />, { api });
  await screen.findByText('b');
  api.on('GET', 'things/b', () => ({ status: 200, body: { id: 'b', name: 'a better one' } }));
  refreshRow('things', 'b');
  expect(await screen.findByText('a better one')).toBeVisible();
});

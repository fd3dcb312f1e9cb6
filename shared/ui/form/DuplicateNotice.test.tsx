import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { type Place, type PlaceInput, places } from '../table/places.fixture';
import { ResourceForm, type ResourceFormProps } from './ResourceForm';

const asHatia = [{ path: 'places', id: 'p1', title: 'Hatia', columns: ['city'], page: '/places/p1' }];

function show(props: Partial<ResourceFormProps<Place, PlaceInput>> = {}, second: 'refuse' | 'warn' = 'warn') {
  const api = fakeApi({ places: [] });
  api.on('POST', 'places/duplicates', ({ body }) => ({
    status: 200,
    body: (body as { city: string }).city === 'Ranchi' ? asHatia : [],
  }));
  const resource = { ...places, keys: { city: second } };
  const asked = () => api.calls.filter(({ path }) => path === 'places/duplicates').map(({ body }) => body);
  return { ...renderScreen(<ResourceForm resource={resource} {...props} />, { api }), api, asked };
}
const city = () => screen.getByLabelText('City');
const link = () => screen.findByRole('link', { name: 'Hatia' });

test('a key field that is left names who has the same, with a link that leaves the form open', async () => {
  const { user, asked } = show();
  await user.type(city(), 'Ranchi');
  expect(asked()).toEqual([]);
  await user.tab();
  expect(await link()).toHaveAttribute('href', '/places/p1');
  expect(await link()).toHaveAttribute('target', '_blank');
  expect((await link()).closest('[role="status"]')).toHaveTextContent('Already used by Hatia. You can save anyway.');
  expect(city()).toHaveAccessibleDescription(/^Already used by Hatia/);
  expect(asked()).toEqual([{ city: 'Ranchi' }]);
});

test('the record can be saved all the same', async () => {
  const { user, api } = show();
  await user.type(screen.getByLabelText('Name'), 'Tatisilwai');
  await user.type(city(), 'Ranchi');
  await user.tab();
  await link();
  await user.click(screen.getByRole('button', { name: 'Add place' }));
  expect(await screen.findByText('Place added')).toBeVisible();
  expect(api.rows('places')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Hatia' })).toBeNull();
});

test('the warning goes once something else is typed', async () => {
  const { user } = show();
  await user.type(city(), 'Ranchi');
  await user.tab();
  await link();
  await user.type(city(), ' East');
  expect(screen.queryByRole('link', { name: 'Hatia' })).toBeNull();
});

test('what a new form begins with is looked up at once, a stored record’s when it is left, without the record itself', async () => {
  const { unmount } = show({ initial: { city: 'Ranchi' } });
  expect(await link()).toBeVisible();
  unmount();
  const { user, asked } = show({ record: { ...(places.defaults as Place), id: 'p2', name: 'Hatia', city: 'Ranchi' } });
  expect(asked()).toEqual([]);
  await user.click(city());
  await user.tab();
  expect(await link()).toBeVisible();
  expect(asked()).toEqual([{ city: 'Ranchi', id: 'p2' }]);
});

test('a key that refuses promises nothing; the refusal marks the field and leads to the other record', async () => {
  const { user, api } = show({}, 'refuse');
  await user.type(screen.getByLabelText('Name'), 'Tatisilwai');
  await user.type(city(), 'Ranchi');
  await user.tab();
  expect((await link()).closest('[role="status"]')).toHaveTextContent(/^Already used by Hatia\.$/);
  api.fail('POST', 'places', {
    status: 409,
    body: {
      message: 'Hatia already has this city.',
      code: 'duplicate',
      errors: [{ path: 'city', msg: 'Another place has this.' }],
      duplicates: asHatia,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add place' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Hatia already has this city.');
  expect(alert.querySelector('a')).toHaveAttribute('href', '/places/p1');
  await waitFor(() => expect(city()).toHaveFocus());
  expect(city()).toHaveAccessibleDescription(/^Another place has this\./);
});

test('where the server can’t be asked, the form says nothing of it', async () => {
  const { user, api, asked } = show();
  api.fail('POST', 'places/duplicates', 'offline');
  await user.type(city(), 'Ranchi');
  await user.tab();
  await waitFor(() => expect(asked()).toHaveLength(1));
  await user.click(screen.getByLabelText('Name'));
  expect(screen.queryByRole('alert')).toBeNull();
});

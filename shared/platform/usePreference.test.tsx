import { act, screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { usePreference } from '.';

function Density() {
  const [density, set] = usePreference('density', 'roomy');
  const [, setOther] = usePreference('other', 0);
  return (
    <>
      <p>It is {density}.</p>
      {['dense', 'airy'].map((each) => (
        <button key={each} onClick={() => void set(each)}>
          {each}
        </button>
      ))}
      <button
        onClick={() => {
          void setOther(1);
          void set('airy');
          void setOther(2);
        }}
      >
        Several
      </button>
      <button onClick={() => void set(null)}>Reset</button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const stored = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

test('it has its default until it is known, and then what was kept', async () => {
  const api = fakeApi();
  api.on('GET', 'preferences', () => ({ status: 200, body: { density: 'dense' } }));
  const answer = api.hold('GET', 'preferences');
  renderScreen(<Density />, { api });
  expect(screen.getByText('It is roomy.')).toBeVisible();
  act(answer);
  expect(await screen.findByText('It is dense.')).toBeVisible();
});

test('a choice shows at once, is kept, and null goes back to the default', async () => {
  const api = fakeApi();
  const { user } = renderScreen(<Density />, { api });
  const answer = api.hold('PUT', 'preferences/density');
  await user.click(press('dense'));
  expect(screen.getByText('It is dense.')).toBeVisible();
  act(answer);
  await user.click(press('Reset'));
  expect(await screen.findByText('It is roomy.')).toBeVisible();
  expect(stored(api)).toEqual([
    ['preferences/density', { value: 'dense' }],
    ['preferences/density', { value: null }],
  ]);
});

test('choices made in a row arrive in their order, and all are kept', async () => {
  const api = fakeApi();
  const { user } = renderScreen(<Density />, { api });
  const answer = api.hold('PUT', 'preferences/density');
  await user.click(press('dense'));
  await user.click(press('Several'));
  expect(stored(api)).toHaveLength(1);
  act(answer);
  expect(await screen.findByText('It is airy.')).toBeVisible();
  expect(stored(api)).toEqual([
    ['preferences/density', { value: 'dense' }],
    ['preferences/other', { value: 1 }],
    ['preferences/density', { value: 'airy' }],
    ['preferences/other', { value: 2 }],
  ]);
});

test('what the server refuses is taken back and said', async () => {
  const api = fakeApi();
  api.fail('PUT', 'preferences/density', { status: 500, body: { message: 'The disk is full.' } });
  const { user } = renderScreen(<Density />, { api });
  await user.click(press('dense'));
  expect(await screen.findByText('Your choice couldn’t be saved: The disk is full.')).toBeVisible();
  expect(screen.getByText('It is roomy.')).toBeVisible();
});

test('with nobody signed in nothing is asked', () => {
  const api = fakeApi();
  renderScreen(<Density />, { api, account: null });
  expect(screen.getByText('It is roomy.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

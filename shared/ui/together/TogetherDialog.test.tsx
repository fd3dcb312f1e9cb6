import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import type { TogetherAct } from './togetherAct';
import { useTogether } from './useTogether';

const rows = ['Asha', 'Bela', 'Chandra', 'Devi', 'Esther'].map((name) => ({ id: name.toLowerCase(), name }));
const [none, refusal] = ['', 'Ended since.'];

/** Opens a bulk action with two records per request; the mock server answers in turn, checks with `none`. */
function show(refused: readonly string[] = []) {
  const api = fakeApi();
  api.on('POST', 'places/together', ({ body }) => {
    const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
    return {
      status: 200,
      body: ids.map((id) => ({ id, says: '', reason: !isCheck && refused.includes(id) ? refusal : none })),
    };
  });
  const [done, closed] = [jest.fn(() => Promise.resolve()), jest.fn()];
  const act: TogetherAct = {
    path: 'places/together',
    most: 2,
    title: 'Move people',
    rows,
    choices: [{ label: (count) => `Move ${count}`, done }],
  };
  function Page() {
    const { ask, dialog } = useTogether();
    return (
      <>
        <button onClick={() => void ask(act).then(closed)}>Move</button>
        {dialog}
      </>
    );
  }
  const asked = () =>
    api.calls.flatMap(({ body }) => {
      const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
      return isCheck ? [] : [ids];
    });
  return { ...renderScreen(<Page />, { api }), api, done, closed, asked };
}

const idsOf = (done: jest.Mock) => done.mock.calls.map(([came]) => (came as { id: string }[]).map(({ id }) => id));

test('a call that fails loses nothing: what was done before it is told, and one goes on with the rest', async () => {
  const { user, api, done, closed, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move people' }));
  await dialog.findByRole('button', { name: 'Move 5' });
  const release = api.hold('POST', 'places/together');
  await user.click(dialog.getByRole('button', { name: 'Move 5' }));
  api.fail('POST', 'places/together', { status: 409, body: { code: 'refused', message: 'The month is locked.' } });
  release();
  expect(await dialog.findByRole('alert')).toHaveTextContent('2 done, 3 not: The month is locked.');
  expect(idsOf(done)).toEqual([['asha', 'bela']]);
  expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(closed).not.toHaveBeenCalled();
  await user.click(await dialog.findByRole('button', { name: 'Move 3' }));
  await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
  expect(idsOf(done)).toEqual([
    ['asha', 'bela'],
    ['chandra', 'devi', 'esther'],
  ]);
  expect(asked()).toEqual([['asha', 'bela'], ['chandra', 'devi'], ['chandra', 'devi'], ['esther']]);
});

test('those refused since the check stay on the screen with why, next to how many were done', async () => {
  const { user, done, closed } = show(['bela', 'esther']);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move people' }));
  await user.click(await dialog.findByRole('button', { name: 'Move 5' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('3 done, 2 not');
  expect(within(dialog.getByRole('list', { name: 'Refused' })).getAllByRole('listitem')[0]).toHaveTextContent(
    'Bela: Ended since.',
  );
  expect(idsOf(done)).toEqual([['asha', 'chandra', 'devi']]);
  expect(closed).not.toHaveBeenCalled();
});

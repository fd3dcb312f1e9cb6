import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { shortcuts, singleKeys, useShortcut } from './shortcuts';

const pressed = jest.fn();
beforeEach(() => pressed.mockReset());

function Page({ second = false }: { second?: boolean }) {
  useShortcut('search', () => pressed('search'));
  useShortcut('list.search', () => pressed('list'));
  return (
    <>
      {second && <Second />}
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Chosen" />
      <textarea aria-label="Note" />
      <dialog open>
        <button>In a dialog</button>
      </dialog>
    </>
  );
}
function Second() {
  useShortcut('list.search', () => pressed('second'));
  return null;
}

test('a press of its key does what a shortcut does, and no other key, nor with Ctrl or Alt', async () => {
  const { user } = renderScreen(<Page />);
  await user.keyboard('x{Control>}/{/Control}{Alt>}/{/Alt}');
  expect(pressed).not.toHaveBeenCalled();
  await user.keyboard('/');
  expect(pressed.mock.calls).toEqual([['list']]);
});

test('while somebody types a single key is text; Ctrl-K and ⌘K work everywhere', async () => {
  const { user } = renderScreen(<Page />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'a/b');
  screen.getByRole('button', { name: 'In a dialog' }).focus();
  await user.keyboard('/');
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a/b');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Control>}k{/Control}{Meta>}k{/Meta}');
  screen.getByRole('checkbox').focus();
  await user.keyboard('/');
  expect(pressed.mock.calls).toEqual([['search'], ['search'], ['list']]);
});

test('of several that ask for a key the first gets it, and the next once that is gone', async () => {
  const { user, unmount } = renderScreen(<Page second />);
  await user.keyboard('/');
  expect(pressed.mock.calls).toEqual([['second']]);
  unmount();
  await user.keyboard('/');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('single keys can be switched off in this browser, keys with Ctrl stay', async () => {
  const { user } = renderScreen(<Page />);
  singleKeys.choose(false);
  await user.keyboard('/{Control>}k{/Control}');
  expect(pressed.mock.calls).toEqual([['search']]);
  singleKeys.choose(true);
  await user.keyboard('/');
  expect(pressed).toHaveBeenLastCalledWith('list');
});

test('no two shortcuts of one place have one key', () => {
  const all = Object.values(shortcuts).map(({ where, keys }) => `${where} ${keys}`);
  expect(new Set(all).size).toBe(all.length);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { PageActs } from './PageActs';
import type { PageAct } from './pageAct';

const ignore = () => undefined;
const act = (label: string, more: Partial<PageAct> = {}) => ({ label, onClick: ignore, ...more }) as PageAct;
const names = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent || each.ariaLabel);

function show(acts: readonly PageAct[], rights?: readonly string[]) {
  const account = rights && ({ ...staff, rights } as typeof staff);
  return renderScreen(<PageActs acts={acts} />, { api: fakeApi(), path: '/', route: '/', account });
}

test('the next step is the last and only primary button, two are beside it, the rest is under More with what destroys at its end', async () => {
  const { user } = show([
    act('Delete', { kind: 'remove', danger: true }),
    act('Replace', { place: 'main' }),
    act('Edit', { kind: 'edit', place: 'beside' }),
    act('Letter', { place: 'beside' }),
    act('Move', { place: 'beside' }),
    act('History', { kind: 'history' }),
  ]);
  expect(names('button')).toEqual(['Edit', 'Letter', 'More', 'Replace']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  expect(names('menuitem')).toEqual(['Move', 'History', 'Delete']);
});

test('a menu of one is none, and without a right an act isn’t offered', () => {
  show(
    [
      act('Edit', { right: 'places:write', place: 'beside' }),
      act('Merge', { right: ['places:read', 'places:delete'] }),
      act('History', { right: 'places:read' }),
    ],
    ['places:read'],
  );
  expect(names('button')).toEqual(['History']);
});

test('by the keyboard alone the menu opens, acts, and gives the focus back', async () => {
  const moved = jest.fn();
  const { user } = show([act('Move', { onClick: moved }), act('Delete', { danger: true })]);
  await user.tab();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Move' });
  await waitFor(() => expect(item).toHaveFocus());
  // antd's menu reads `keyCode`, which user-event doesn't send.
  fireEvent.keyDown(item, { keyCode: 13 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'More', expanded: false })).toHaveFocus());
  expect(moved).toHaveBeenCalledTimes(1);
});

test('an act that leads to a page does so from the menu', async () => {
  const { user, location } = show([act('Move'), { label: 'Replace', to: '/replace' }]);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Replace' }));
  expect(location().pathname).toBe('/replace');
});

test('what an act throws is said over the page, with what it was to do', async () => {
  const { user } = show([
    act('Close', { place: 'main', failed: 'Failed to close', onClick: () => Promise.reject(new Error('It is paid.')) }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Failed to close: It is paid.')).toBeVisible();
});

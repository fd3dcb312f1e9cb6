import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];
const open = (page: { id: string }[]) =>
  renderHook(({ rows }: { rows: { id: string }[] }) => useSelection(rows), { initialProps: { rows: page } });

test('an act takes the rows that were chosen, and no others', () => {
  const { result } = open([one, two]);
  expect([result.current.rows, result.current.isAll, result.current.isSome]).toEqual([[], false, false]);
  act(() => result.current.toggle(two));
  expect([result.current.rows, result.current.isAll, result.current.isSome]).toEqual([[two], false, true]);
  act(() => result.current.toggle(one));
  expect([result.current.rows, result.current.isAll, result.current.isSome]).toEqual([[one, two], true, false]);
  act(() => result.current.toggle(two));
  expect(result.current.rows).toEqual([one]);
});

test('all rows of the page are chosen together, and let go together', () => {
  const { result, rerender } = open([one, two]);
  act(() => result.current.toggleAll());
  expect(result.current.rows).toEqual([one, two]);
  rerender({ rows: [two, three] });
  expect([result.current.rows, result.current.isAll]).toEqual([[two], false]);
  act(() => result.current.toggleAll());
  expect(result.current.isAll).toBe(true);
  act(() => result.current.toggleAll());
  expect(result.current.rows).toEqual([]);
});

test('a page without rows has none to choose', () => {
  const { result } = open([]);
  act(() => result.current.toggleAll());
  expect([result.current.rows, result.current.isAll]).toEqual([[], false]);
});

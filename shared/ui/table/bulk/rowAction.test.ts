import type { RowAction } from './rowAction';
import { arrangeActions } from './rowAction';

const action = (label: string, more: Partial<RowAction<object>> = {}): RowAction<object> => ({
  label,
  icon: label,
  onClick: () => undefined,
  ...more,
});
const edit = action('Edit', { kind: 'edit', inline: true, iconOnly: true });
const history = action('History', { kind: 'history' });
const remove = action('Delete', { kind: 'remove', danger: true });
const labels = (actions: readonly RowAction<object>[]) => {
  const { inline, rest } = arrangeActions(actions);
  return [inline.map(({ label, iconOnly }) => (iconOnly ? `(${label})` : label)), rest.map(({ label }) => label)];
};

test('the order is the same whatever the list says: open, act, edit, history, and last what destroys', () => {
  const all = [
    remove,
    history,
    action('Cancel', { danger: true }),
    edit,
    action('Approve'),
    action('Open', { kind: 'open' }),
  ].map((each) => ({ ...each, inline: true, iconOnly: false }));
  expect(labels(all)).toEqual([['Open', 'Approve', 'Edit', 'History', 'Cancel', 'Delete'], []]);
});

test('no menu has one item: it stands in the row as its icon, in its place', () => {
  expect(labels([edit, { ...remove, inline: true, iconOnly: true }, history])).toEqual([
    ['(Edit)', '(History)', '(Delete)'],
    [],
  ]);
  expect(labels([remove, history, edit])).toEqual([['(Edit)'], ['History', 'Delete']]);
});

test('where the list does not say which stand in the row, the first two do', () => {
  expect(labels([action('Approve'), action('Open', { kind: 'open' }), remove, history])).toEqual([
    ['Open', 'Approve'],
    ['History', 'Delete'],
  ]);
});

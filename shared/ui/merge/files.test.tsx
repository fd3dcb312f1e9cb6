import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Field } from '../form/field';
import { DifferingFields } from './DifferingFields';
import { differing } from './differing';

const rule = { words: 'PDF', endings: { 'application/pdf': ['pdf'] } };
const fields = [{ name: 'file', label: 'CV', kind: 'file', rule }] as unknown as readonly Field<object>[];
const kept = { title: 'Sunita', file: 'cv.pdf', uploaded: '2026-04-05T09:00:00.000Z' };
const gone = { title: 'Sunita Devi', file: 'cv.pdf', uploaded: '2026-06-07T09:00:00.000Z' };

test('of two files of one name, each with its day, one is chosen; this record’s own stays by default', async () => {
  const onTake = jest.fn();
  const shown = differing(fields, kept, gone);
  render(<DifferingFields fields={shown} {...{ kept, gone, onTake }} names={{}} take={new Set()} />);
  expect(screen.getByRole('radio', { name: 'cv.pdf, 05 Apr 2026, 14:30' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'cv.pdf, 07 Jun 2026, 14:30' }));
  expect(onTake).toHaveBeenCalledWith(new Set(['file']));
});

test.each([
  ['one has none', { ...gone, file: '' }],
  ['both are the same', { ...kept, title: 'Sunita Devi' }],
])('where %s there is nothing to choose', (_what, other) => {
  expect(differing(fields, kept, other)).toEqual([]);
});

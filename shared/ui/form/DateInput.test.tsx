import { screen } from '@testing-library/react';
import { useState } from 'react';
import { addDays, formatDate, today } from 'shared/domain/dates/dates';
import { renderScreen } from 'shared/testing';
import { DateInput } from './DateInput';

/** A filter accepts complete dates only. */
function Filter({
  first = null,
  onChange = () => undefined,
}: {
  first?: string | null;
  onChange?: (day: string | null) => void;
}) {
  const [day, setDay] = useState<string | null>(first);
  return (
    <>
      <DateInput
        aria-label="From"
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange(next);
        }}
      />
      <button type="button">Elsewhere</button>
      <button type="button" onClick={() => setDay(null)}>
        Clear
      </button>
    </>
  );
}
const show = (first: string | null = null) => {
  const changes: (string | null)[] = [];
  const { user } = renderScreen(<Filter first={first} onChange={(day) => changes.push(day)} />);
  return { user, changes, input: screen.getByLabelText('From') };
};
const leave = (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: 'Elsewhere' }));

test.each([
  ['28.11.26', '28 Nov 2026'],
  ['01-Nov-2026', '01 Nov 2026'],
  ['2026-11-01', '01 Nov 2026'],
  ['tomorrow', formatDate(addDays(today(), 1))],
])('%s is understood when the field is left, and shown as %s', async (typed, shown) => {
  const { user, input } = show('2020-01-01');
  await user.clear(input);
  await user.type(input, typed);
  expect(input).toHaveValue(typed);
  await leave(user);
  expect(input).toHaveValue(shown);
});

test('Enter takes what is typed', async () => {
  const { user, input, changes } = show();
  await user.type(input, '28.11.26{Enter}');
  expect(changes).toEqual(['2026-11-28']);
  expect(input).toHaveValue('28 Nov 2026');
});

test('what is no day stays in sight with the reason, and changes nothing', async () => {
  const { user, input, changes } = show('2026-01-05');
  await user.tripleClick(input);
  await user.keyboard('31/02/2026');
  await leave(user);
  expect(input).toHaveValue('31/02/2026');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('This day does not exist');
  expect(changes).toEqual([]);
});

test('typing on takes the reason away, and an emptied field is no day', async () => {
  const { user, input, changes } = show('2026-01-05');
  await user.clear(input);
  await user.type(input, 'soon');
  await leave(user);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.clear(input);
  expect(screen.queryByRole('alert')).toBeNull();
  await leave(user);
  expect([input, changes]).toEqual([expect.objectContaining({ value: '' }), [null]]);
});

test('a day that is set from elsewhere takes the place of what was typed', async () => {
  const { user, input } = show('2026-01-05');
  await user.clear(input);
  await user.type(input, '01/02/2026x');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).toHaveValue('');
});

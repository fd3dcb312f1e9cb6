import { screen, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { renderScreen } from 'shared/testing';
import { MonthInput } from './MonthInput';

function Month({ onChoose }: { onChoose: (month: string) => void }) {
  const [month, setMonth] = useState('2026-12');
  const choose = (next: string) => {
    setMonth(next);
    onChoose(next);
  };
  return <MonthInput aria-label="Month" value={month} onChange={choose} hasSteps />;
}
const show = () => {
  const chosen: string[] = [];
  const { user } = renderScreen(<Month onChoose={(month) => chosen.push(month)} />);
  return { user, chosen, input: screen.getByLabelText('Month') };
};

test.each(['Feb 2025', '2025-02', '02/2025', 'February 2025'])('%s is taken when it is typed', async (typed) => {
  const { user, chosen, input } = show();
  await user.clear(input);
  await user.type(input, `${typed}{Enter}`);
  expect(chosen.at(-1)).toBe('2025-02');
  expect(input).toHaveValue('Feb 2025');
});

test('what is no month changes nothing, and the month stands again when the field is left', async () => {
  const { user, chosen, input } = show();
  await user.clear(input);
  await user.type(input, 'soon');
  await user.tab();
  await waitFor(() => expect(input).toHaveValue('Dec 2026'));
  expect(chosen).toEqual([]);
});

test('its buttons lead over the end of a year and back', async () => {
  const { user, chosen } = show();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(chosen).toEqual(['2027-01', '2026-12']);
});

test('Enter takes the month and does not send the form around it; a second one neither', async () => {
  const sent = jest.fn((event: FormEvent) => event.preventDefault());
  const chosen: string[] = [];
  const { user } = renderScreen(
    <form onSubmit={sent}>
      <Month onChoose={(month) => chosen.push(month)} />
      <button type="submit">Save</button>
    </form>,
  );
  const input = screen.getByLabelText('Month');
  await user.clear(input);
  await user.type(input, 'Feb 2025{Enter}{Enter}');
  expect([chosen.at(-1), sent.mock.calls.length]).toEqual(['2025-02', 0]);
});

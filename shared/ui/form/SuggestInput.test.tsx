import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestInput } from './SuggestInput';

const cities = ['Patna', 'Pune', 'Ranchi'];

function Form({ onSubmit }: { onSubmit?: (city: string) => void }) {
  const [city, setCity] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(city);
      }}
    >
      <SuggestInput
        aria-label="City"
        value={city}
        onChange={setCity}
        options={cities.filter((name) => name.toLowerCase().includes(city.toLowerCase()))}
      />
    </form>
  );
}

const input = () => screen.getByRole('combobox', { name: 'City' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('what is typed narrows the suggestions, and one that is pressed becomes the text', async () => {
  render(<Form />);
  expect(offered()).toEqual([]);
  await userEvent.click(input());
  expect(offered()).toEqual(cities);
  await userEvent.keyboard('p');
  expect(offered()).toEqual(['Patna', 'Pune']);
  await userEvent.click(screen.getByRole('option', { name: 'Pune' }));
  expect(input()).toHaveValue('Pune');
  expect(offered()).toEqual([]);
  expect(input()).toHaveFocus();
});

test('arrow keys go round the suggestions, Enter takes one and sends nothing', async () => {
  const sent = jest.fn();
  render(<Form onSubmit={sent} />);
  await userEvent.type(input(), 'p{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pune');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(input()).toHaveValue('Pune');
  expect(sent).not.toHaveBeenCalled();
});

test('any other text stays as it was typed: Escape closes the list, Enter sends it', async () => {
  const sent = jest.fn();
  render(<Form onSubmit={sent} />);
  await userEvent.type(input(), 'an');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('an');
});

test('leaving the field closes the list', async () => {
  render(<Form />);
  await userEvent.type(input(), 'p');
  await userEvent.tab();
  expect(offered()).toEqual([]);
  expect(input()).toHaveValue('p');
});

import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { fakeApi, renderScreen } from 'shared/testing';
import type { RowAction } from './bulk/rowAction';
import { type Place, places } from './places.fixture';
import { ResourceTable } from './ResourceTable';

const api = () =>
  fakeApi({ places: [{ name: 'Ranchi', city: 'Jharkhand', amountPaise: 100, date: '2025-08-15', status: 'Active' }] });

/** Renders the current address. */
const Where = () => <output>{useLocation().pathname}</output>;

function show(actions: readonly RowAction<Place>[] = [], rowLink?: (row: Place) => string) {
  return renderScreen(
    <>
      <Where />
      <ResourceTable resource={places} emptyAction={null} actions={() => actions} rowLink={rowLink} />
    </>,
    { api: api() },
  );
}

test('a press anywhere in a row opens its record, whose first cell stays a link', async () => {
  const { user } = show([], ({ name }) => `/place/${name}`);
  await user.click(await screen.findByText('Jharkhand'));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/place/Ranchi'));
  expect(screen.getByRole('link', { name: 'Ranchi' })).toHaveAttribute('href', '/place/Ranchi');
});

test('a press on a button of the row, or one that ends a selection of its text, opens nothing', async () => {
  const act = jest.fn();
  const { user } = show([{ label: 'Check', onClick: act }], ({ name }) => `/place/${name}`);
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(act).toHaveBeenCalled();
  const text = screen.getByText('Jharkhand');
  await user.pointer([{ target: text, offset: 0, keys: '[MouseLeft>]' }, { offset: 5 }, { keys: '[/MouseLeft]' }]);
  expect(window.getSelection()?.toString()).toBe('Jhark');
  expect(document.querySelector('output')).toHaveTextContent('/');
  expect(document.querySelector('output')).not.toHaveTextContent('place');
});

test('a row without a page of its own opens by its act: opening before editing', async () => {
  const [edit, open] = [jest.fn(), jest.fn()];
  const { user } = show([
    { kind: 'edit', label: 'Edit', onClick: edit },
    { kind: 'open', label: 'Open', onClick: open },
  ]);
  await user.click(await screen.findByText('Jharkhand'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(edit).not.toHaveBeenCalled();
});

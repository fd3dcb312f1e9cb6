import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from '../page/Panel';
import { PageIndex } from './PageIndex';

const panels = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    <Panel key={place} title={`Part ${place + 1}`}>
      <Panel title="Within it">Text</Panel>
    </Panel>
  ));
const index = () => screen.findByRole('navigation', { name: 'On this page' });

test('a page of many panels says what they are, also of those that come later, and each name leads there', async () => {
  const { rerender } = render(<PageIndex>{panels(6)}</PageIndex>);
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<PageIndex>{panels(8)}</PageIndex>);
  const names = within(await index()).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(panels(8).map((_, place) => `Part ${place + 1}`));
  await userEvent.click(screen.getByRole('button', { name: 'Part 7' }));
  expect(screen.getByRole('region', { name: 'Part 7' })).toHaveFocus();
});

test('a panel that is renamed is renamed above them', async () => {
  const { rerender } = render(<PageIndex>{panels(7)}</PageIndex>);
  await index();
  rerender(
    <PageIndex>
      {panels(6)}
      <Panel title="Invoices (3)">Three</Panel>
    </PageIndex>,
  );
  expect(await screen.findByRole('button', { name: 'Invoices (3)' })).toBeVisible();
});

test('a panel can be reached by its title in an address, which takes no id that something else has', () => {
  render(
    <main id="content">
      <PageIndex>
        <Panel title="Staff accounts">Text</Panel>
        <Panel title="Invoices (3)">Text</Panel>
        <Panel title="Content">Text</Panel>
      </PageIndex>
    </main>,
  );
  expect(screen.getByRole('region', { name: 'Staff accounts' })).toHaveAttribute('id', 'staff-accounts');
  expect(screen.getByRole('region', { name: 'Invoices (3)' })).toHaveAttribute('id', 'invoices');
  expect(screen.getByRole('region', { name: 'Content' })).not.toHaveAttribute('id');
});

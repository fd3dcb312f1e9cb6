import { screen } from '@testing-library/react';
import type { SlotProps } from 'shared/contract';
import { renderScreen, type TestContribution } from 'shared/testing';
import { RecordPanels } from './RecordPanels';

const company = { id: 'c1', version: 1, name: 'Zeta Motors', status: 'Active' };
const panel = (title: string, rest: { as?: 'panel' | 'tab'; order?: number } = {}): TestContribution => ({
  ...{ slot: 'record.company', id: `test.${title.toLowerCase()}`, title, ...rest },
  component: ({ id, record }: SlotProps['record.company']) => `${title} of ${id}, ${record.name}`,
});
const open = (...contributions: TestContribution[]) =>
  renderScreen(<RecordPanels slot="record.company" record={company} />, { contributions });

test('each module’s panel of a record is given it, in their order', () => {
  open(panel('People', { order: 2 }), panel('Dues', { order: 1 }), {
    ...{ slot: 'record.center', id: 'test.other', title: 'Other' },
    component: () => 'of another kind',
  });
  expect(screen.getByRole('region', { name: 'People' })).toHaveTextContent('People of c1, Zeta Motors');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Dues', 'People']);
  expect(screen.queryByText('of another kind')).toBeNull();
});

test('tabs stand together, and one is shown at a time', async () => {
  const { user } = open(panel('People', { as: 'tab' }), panel('Wages', { as: 'tab' }));
  expect(screen.getByText('People of c1, Zeta Motors')).toBeVisible();
  expect(screen.queryByText('Wages of c1, Zeta Motors')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Wages' }));
  expect(screen.getByText('Wages of c1, Zeta Motors')).toBeVisible();
});

test('where no module has anything, nothing stands there', () => {
  renderScreen(
    <div data-testid="around">
      <RecordPanels slot="record.company" record={company} />
    </div>,
  );
  expect(screen.getByTestId('around')).toBeEmptyDOMElement();
});

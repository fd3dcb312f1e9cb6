import { render, screen } from '@testing-library/react';
import { Panel } from './Panel';

test('a panel within another one has a smaller title, and none that says the same again, whose acts stand beside the title', () => {
  render(
    <Panel title="Placements">
      <Panel title="Placements (3)" actions={<button type="button">Place</button>}>
        Three people
      </Panel>
      <Panel title="Money received">None</Panel>
    </Panel>,
  );
  expect(screen.getAllByRole('heading').map((each) => [each.tagName, each.textContent])).toEqual([
    ['H2', 'Placements'],
    ['H3', 'Money received'],
  ]);
  const head = screen.getByRole('heading', { name: 'Placements' }).closest('header');
  expect(head).toContainElement(screen.getByRole('button', { name: 'Place' }));
  expect(screen.getByText('Three people')).toBe(screen.getByRole('region', { name: 'Placements' }));
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

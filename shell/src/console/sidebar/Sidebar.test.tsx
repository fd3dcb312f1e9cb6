import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Sidebar } from './Sidebar';

const items = Array.from({ length: 60 }, (_, index) => ({
  id: `section-${index}`,
  label: `Section ${index}`,
  path: `/dashboard/section-${index}`,
}));
const sidebar = (
  <MemoryRouter initialEntries={['/dashboard/section-59']}>
    <Sidebar items={items} isCollapsed={false} />
  </MemoryRouter>
);

test('the first paint has the entries in view, whatever the number of modules', () => {
  const first = document.createElement('div');
  first.innerHTML = renderToString(sidebar);
  const entries = within(first).getAllByRole('link', { name: /^Section/ });
  expect(entries.map((entry) => entry.textContent)).toEqual(items.slice(0, 20).map(({ label }) => label));
});

test('the entries below the fold follow, the present page among them', async () => {
  render(sidebar);
  expect(await screen.findByRole('link', { name: 'Section 59' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link', { name: /^Section/ })).toHaveLength(60);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
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

test('who turns to the sidebar, by keyboard or pointer, finds all of it at once', () => {
  for (const turn of [fireEvent.focus, fireEvent.pointerEnter]) {
    const { unmount } = render(sidebar);
    expect(screen.queryByRole('link', { name: 'Section 59' })).toBeNull();
    turn(screen.getByRole('navigation'));
    expect(screen.getByRole('link', { name: 'Section 59' })).toBeVisible();
    unmount();
  }
});

test('the entries below the fold follow by themselves, the present page among them', async () => {
  render(sidebar);
  expect(await screen.findByRole('link', { name: 'Section 59' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link', { name: /^Section/ })).toHaveLength(60);
});

const groups = ['Invoicing', 'Receivables', 'Clients'].map((label) => ({
  ...{ id: label, label, path: `/dashboard/${label}` },
  children: [{ label: `${label} list`, path: `/dashboard/${label}/list` }],
}));

test('groups opened by hand are closed once their section is left, also on the way back', () => {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Sidebar items={[{ id: 'home', label: 'Dashboard', path: '/dashboard' }, ...groups]} isCollapsed={false} />
    </MemoryRouter>,
  );
  const open = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
  for (const name of ['Invoicing', 'Receivables', 'Clients']) fireEvent.click(screen.getByRole('button', { name }));
  expect(open()).toEqual(['Invoicing', 'Receivables', 'Clients']);
  fireEvent.click(screen.getByRole('link', { name: 'Receivables list' }));
  expect(open()).toEqual(['Receivables']);
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

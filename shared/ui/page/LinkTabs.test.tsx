import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { LinkTabs } from './LinkTabs';

test('the page at the present address is marked, whatever its link asks for; another is a press away', async () => {
  const items = [
    { to: '/dashboard/slips', label: 'Slips' },
    { to: '/dashboard/slips/runs?state=open', label: 'Runs' },
  ];
  const { user } = renderScreen(<LinkTabs items={items} />, { route: '/dashboard/slips/runs', path: '*' });
  const marked = () => screen.getByRole('link', { current: 'page' }).textContent;
  expect(marked()).toBe('Runs');
  await user.click(screen.getByRole('link', { name: 'Slips' }));
  expect(marked()).toBe('Slips');
});

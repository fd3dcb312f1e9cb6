import { screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { LinkTabs } from './LinkTabs';

test('the page at the present address is marked, whatever its link asks for; another is a press away', async () => {
  const items = [
    { to: '/dashboard/slips', label: 'Slips' },
    { to: '/dashboard/slips/runs?state=open', label: 'Runs' },
  ];
  const { user } = renderScreen(<LinkTabs items={items} />, { route: '/dashboard/slips/runs', path: '*' });
  const selected = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
  expect(selected()).toEqual(['false', 'true']);
  await user.click(screen.getByRole('link', { name: 'Slips' }));
  expect(selected()).toEqual(['true', 'false']);
});

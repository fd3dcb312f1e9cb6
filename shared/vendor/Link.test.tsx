import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Link, type LinkProps, useLocation } from 'react-router-dom';

/** Where the tab is, with what the link handed over. */
function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

const show = (props: Partial<LinkProps>) =>
  render(
    <MemoryRouter initialEntries={['/services']}>
      <Link to="/pricing?for=me#faq" {...props}>
        Prices
      </Link>
      <Here />
    </MemoryRouter>,
  );

const link = () => screen.getByRole('link', { name: 'Prices' });
const here = () => screen.getByRole('status').textContent;

test('A link has an address that a browser without scripts can follow', () => {
  show({ className: 'strong', 'aria-current': 'page' });
  expect(link()).toHaveAttribute('href', '/pricing?for=me#faq');
  expect(link()).toHaveClass('strong');
  expect(link()).toHaveAttribute('aria-current', 'page');
});

test('A click goes there in place, with the state', async () => {
  show({ state: { from: 'services' } });
  await userEvent.click(link());
  expect(here()).toBe('/pricing?for=me#faq {"from":"services"}');
});

test('A click with a modifier, and one for another tab, are left to the browser', async () => {
  const user = userEvent.setup();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  show({});
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(here()).toBe('/services null');
});

test('A link to another tab stays here', async () => {
  show({ target: '_blank' });
  await userEvent.click(link());
  expect(here()).toBe('/services null');
});

test('Its own handler comes first and can keep it from going', async () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  show({ onClick });
  await userEvent.click(link());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(here()).toBe('/services null');
});

test('An address may be given in parts', () => {
  show({ to: { pathname: '/press', search: '?a=1' } });
  expect(link()).toHaveAttribute('href', '/press?a=1');
});

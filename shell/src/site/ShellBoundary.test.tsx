import { render, screen } from '@testing-library/react';
import { offerChunkRetry } from '../loader/retryChunk';
import { ShellBoundary } from './ShellBoundary';

function Throws(): never {
  throw new Error('boom');
}

const shown = (pathname: string, page: React.ReactNode, tag: 'main' | 'div' = 'div') => (
  <ShellBoundary pathname={pathname} tag={tag}>
    {page}
  </ShellBoundary>
);

beforeEach(() => {
  // React logs what was thrown.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page of the shell that throws says so and offers itself anew, and the next page is shown as ever', () => {
  const { rerender } = render(shown('/dashboard', <Throws />));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something in it went wrong: boom. Reload the page. If it happens again, send us this message. What you typed is kept.',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  rerender(shown('/dashboard/account', <p>Account</p>));
  expect(screen.getByText('Account')).toBeVisible();
  rerender(shown('/dashboard', <p>Dashboard</p>));
  expect(screen.getByText('Dashboard')).toBeVisible();
});

test('a second page that throws says so too', () => {
  const { rerender } = render(shown('/dashboard', <Throws />));
  rerender(shown('/dashboard/account', <Throws />));
  expect(screen.getByRole('alert')).toBeVisible();
});

test('outside the console’s frame nothing is promised of forms', () => {
  render(shown('/careers', <Throws />, 'main'));
  expect(screen.getByRole('main')).toHaveTextContent('Something in it went wrong: boom.');
  expect(screen.getByRole('main')).not.toHaveTextContent('is kept');
});

test('where a file of the shell did not come, that is the reason, whatever was thrown; a module’s is none', async () => {
  offerChunkRetry();
  window.fetch = jest.fn(async () => ({ ok: false, status: 404, headers: new Headers() }) as Response);
  const lose = async (request: string) => {
    const lost = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request });
    await expect(window.retryChunk?.(() => Promise.reject(lost))).rejects.toBe(lost);
  };
  await lose('/modules/mfe-clients/1.0.0/195.js');
  const { unmount } = render(shown('/dashboard', <Throws />));
  expect(screen.getByRole('alert')).toHaveTextContent('Something in it went wrong: boom.');
  unmount();
  await lose('/shell/home.js');
  render(shown('/dashboard', <Throws />));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Part of it didn’t load. Check your connection and reload the page.',
  );
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { locality, officeLines } from 'shared/domain/letterhead/office';
import { OfficeMap } from './OfficeMap';

const map = () => screen.getByTitle(`Map: ${locality}`);
const show = () => screen.getByText('Show the map');

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: fetched });
});

describe('the office map', () => {
  test('is a picture until the visitor asks for it', async () => {
    render(<OfficeMap />);
    expect(map()).not.toBeVisible();
    await userEvent.click(show());
    expect(map()).toBeVisible();
    expect(map()).toHaveAttribute('loading', 'lazy');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('stays a picture, with the address and a retry, if its host can’t be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<OfficeMap />);
    await userEvent.click(show());
    expect(screen.getByRole('status')).toHaveTextContent(
      `The map isn’t available right now. You can find us at ${officeLines.join(', ')}.`,
    );
    expect(map()).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the map in a new page' })).toBeVisible();
    await userEvent.click(screen.getByText('Try again'));
    expect(map()).toBeVisible();
  });

  test('loads by itself when the visitor gets near it', async () => {
    let near: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
    class Observer {
      constructor(callback: typeof near) {
        near = callback;
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer });
    render(<OfficeMap />);
    act(() => near([{ isIntersecting: false }]));
    expect(map()).not.toBeVisible();
    act(() => near([{ isIntersecting: true }]));
    await waitFor(() => expect(map()).toBeVisible());
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test.each([
    { host: 'answers', staysOpen: true },
    { host: 'does not answer', staysOpen: false },
  ])('that was opened before its code came and whose host $host: stays open is $staysOpen', async ({ staysOpen }) => {
    if (!staysOpen) fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const box = document.createElement('div');
    box.innerHTML = renderToString(<OfficeMap />);
    document.body.append(box);
    const details = within(box).getByText('Show the map').closest('details');
    details?.setAttribute('open', '');
    const root = await act(async () => hydrateRoot(box, <OfficeMap />));
    expect(details?.open).toBe(staysOpen);
    expect(fetched).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    box.remove();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locality, officeLines } from 'shared/domain/office';
import { OfficeMap } from './OfficeMap';

const map = () => screen.queryByTitle(`Map: ${locality}`);

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: fetched });
});

describe('the office map', () => {
  test('is a picture until the visitor asks for it', async () => {
    render(<OfficeMap />);
    expect(map()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(map()).toHaveAttribute('loading', 'lazy');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('stays a picture, with the address and another try, where its host cannot be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<OfficeMap />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      `The map can’t be reached just now. You find us at ${officeLines.join(', ')}.`,
    );
    expect(map()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the map in a page of its own' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(map()).toBeInTheDocument();
  });

  test('comes by itself when the visitor gets near it', async () => {
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
    expect(map()).not.toBeInTheDocument();
    act(() => near([{ isIntersecting: true }]));
    expect(await screen.findByTitle(`Map: ${locality}`)).toBeInTheDocument();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
});

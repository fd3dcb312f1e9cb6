import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locality } from '../company/office';
import { OfficeMap } from './OfficeMap';

const map = () => screen.queryByTitle(`Map: ${locality}`);

describe('the office map', () => {
  it('is a picture until the visitor asks for it', async () => {
    render(<OfficeMap />);
    expect(map()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(map()).toHaveAttribute('loading', 'lazy');
  });

  it('comes by itself when the visitor gets near it', () => {
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
    expect(map()).toBeInTheDocument();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
});

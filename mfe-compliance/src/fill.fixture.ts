import { fireEvent } from '@testing-library/react';

/** Puts text into a control at once and leaves it, as pasting and pressing Tab do. */
export function fill(control: HTMLElement, text: string): void {
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
}

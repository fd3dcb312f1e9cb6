import { fireEvent } from '@testing-library/react';

/** Puts text into a control at once and leaves it, as pasting and pressing Tab do. Typing is an input event, by which a date is read at once. */
export function fill(control: HTMLElement, text: string): void {
  fireEvent.focus(control);
  fireEvent.input(control, { target: { value: text } });
  fireEvent.blur(control);
}

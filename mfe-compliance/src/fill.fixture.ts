import { fireEvent } from '@testing-library/react';

/**
 * Sets a control's text at once and blurs it, like pasting and pressing Tab. Fires an input event, on which date fields
 * parse their value.
 */
export function fill(control: HTMLElement, text: string): void {
  fireEvent.focus(control);
  fireEvent.input(control, { target: { value: text } });
  fireEvent.blur(control);
}

import { act, screen as page, within } from '@testing-library/react';
import { type ConfirmOptions, confirm, notify } from 'shared/platform';
import type { Screen } from '../renderScreen';
import { type Examples, renderUse } from './example';

const nameOf = (button: HTMLElement) => button.textContent?.trim() || button.getAttribute('aria-label');

/** Asks, runs something with the dialog open, and answers its result; `undefined` while it is open. */
async function asked(
  options: ConfirmOptions,
  does: (user: Screen['user'], dialog: HTMLElement) => unknown,
): Promise<unknown> {
  const { user } = renderUse(() => undefined);
  let answer: boolean | undefined;
  act(() => void confirm(options).then((said) => (answer = said)));
  const seen = await does(user, await page.findByRole('dialog'));
  await act(() => Promise.resolve());
  return answer ?? seen;
}

const buttonsOf = (_: unknown, dialog: HTMLElement) => [
  ...within(dialog).getAllByRole('button').map(nameOf),
  `focus: ${document.activeElement instanceof HTMLElement ? nameOf(document.activeElement) : ''}`,
];
const press = (name: string) => (user: Screen['user'], dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name }));
const pay = { title: 'Pay the run?' };

/** A message's content, and how often Undo was done. */
async function noticed(say: (undo: () => void) => void, presses?: string): Promise<unknown> {
  const { user } = renderUse(() => undefined);
  let undone = 0;
  act(() => say(() => (undone += 1)));
  const message = await page.findByText('Paid');
  const box = message.closest('[role]');
  const shown = [box?.getAttribute('role'), ...page.queryAllByRole('button', { name: /\w/ }).map(nameOf)];
  if (presses) await user.click(page.getByRole('button', { name: presses }));
  return presses ? undone : shown;
}

/** Questions and messages. */
export const dialogs: Examples = {
  'shared/platform': {
    'confirm: its buttons': () => asked(pay, buttonsOf),
    'confirm: the buttons of what destroys': () => asked({ ...pay, danger: true }, buttonsOf),
    'confirm: OK': () => asked(pay, press('OK')),
    'confirm: Cancel': () => asked(pay, press('Cancel')),
    'confirm: Escape': () => asked(pay, (user) => user.keyboard('{Escape}')),
    'notify.success: a message': () => noticed(() => notify.success('Paid')),
    'notify.success: Undo': () => noticed((undo) => notify.success('Paid', { undo }), 'Undo'),
    'notify.error: a message': () => noticed(() => notify.error('Paid')),
  },
};

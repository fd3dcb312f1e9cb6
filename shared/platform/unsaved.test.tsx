import { act, screen } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { confirmLeave, hasUnsavedChanges, markUnsaved } from '.';

test('nothing unsaved may be left without a question', async () => {
  renderScreen(<p>Page</p>);
  expect(hasUnsavedChanges()).toBe(false);
  expect(await confirmLeave()).toBe(true);
});

test('unsaved input is left only when the person agrees', async () => {
  const { user } = renderScreen(<p>Page</p>);
  const saved = markUnsaved();
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirmLeave();
  });
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(await answer).toBe(false);
  saved();
  expect(hasUnsavedChanges()).toBe(false);
});

test('the browser asks before the tab closes over unsaved input, and only then', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const saved = markUnsaved();
  const alsoSaved = markUnsaved();
  saved();
  expect(close()).toBe(true);
  alsoSaved();
  expect(close()).toBe(false);
});

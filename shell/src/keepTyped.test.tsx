import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTyped } from './keepTyped';

function Form() {
  return (
    <main>
      <h1>Write to us</h1>
      <form>
        <input name="name" />
        <textarea name="message" />
        <input type="checkbox" name="terms" />
      </form>
    </main>
  );
}

let root: HTMLDivElement;
const named = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[name="${name}"]`) as E;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
});
afterEach(() => root.remove());

test.each([
  [
    'a translator put its font tags into',
    () => {
      (root.querySelector('h1') as Element).innerHTML = '<font>हमें लिखें</font>';
    },
  ],
  [
    'a password manager added its button to',
    () => {
      named('name').insertAdjacentHTML('beforebegin', '<div>fill</div>');
    },
  ],
])('what is typed into a page that %s keeps text, tick, focus and selection', async (_who, change) => {
  change();
  const before = named<HTMLTextAreaElement>('message');
  named<HTMLInputElement>('name').value = 'Asha';
  named<HTMLInputElement>('terms').checked = true;
  before.value = 'Ten packers for Ranchi.';
  before.focus();
  before.setSelectionRange(4, 11);
  const end = keepTyped(root);
  const errors: unknown[] = [];
  await act(async () => hydrateRoot(root, <Form />, { onRecoverableError: (error) => errors.push(error) }));
  end();
  const after = named<HTMLTextAreaElement>('message');
  expect([errors.length > 0, after === before]).toEqual([true, false]);
  await waitFor(() => expect(after).toHaveValue('Ten packers for Ranchi.'));
  expect(after).toHaveFocus();
  expect([after.selectionStart, after.selectionEnd]).toEqual([4, 11]);
  expect(named<HTMLInputElement>('name')).toHaveValue('Asha');
  expect(named<HTMLInputElement>('terms')).toBeChecked();
});

test('what is typed is kept where the new page stands only a while after the old one is gone', async () => {
  named<HTMLInputElement>('name').value = 'Asha';
  const message = named<HTMLTextAreaElement>('message');
  message.value = 'Ten packers for Ranchi.';
  message.focus();
  const end = keepTyped(root);
  const fresh = document.createElement('div');
  fresh.innerHTML = renderToString(<Form />);
  root.replaceChildren();
  await act(async () => undefined);
  root.append(...fresh.childNodes);
  await waitFor(() => expect(named<HTMLTextAreaElement>('message')).toHaveValue('Ten packers for Ranchi.'));
  end();
  expect(named<HTMLInputElement>('name')).toHaveValue('Asha');
  expect(named<HTMLTextAreaElement>('message')).toHaveFocus();
});

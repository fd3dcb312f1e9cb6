import { make } from 'shared/light/drawing';
import type { Words } from './words';

/** Asks for the code that the office gave. `problem` says what was wrong with the last one; empty for nothing. */
export function codeForm(text: Words, problem: string, onCode: (code: string) => void): HTMLElement {
  const input = make('input', {
    attributes: {
      id: 'code',
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: '6',
      pattern: '[0-9]{6}',
      required: '',
      'aria-describedby': 'problem',
    },
  });
  const form = make(
    'form',
    {},
    make('label', { attributes: { for: 'code' } }, text.code),
    input,
    make('p', { className: 'note', attributes: { id: 'problem', role: 'alert' } }, problem),
    make('button', { className: 'main', attributes: { type: 'submit' } }, text.open),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onCode(input.value);
  });
  return form;
}

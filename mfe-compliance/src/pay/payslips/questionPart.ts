import { QUESTION_LENGTH } from 'shared/domain/pay/workerLinks/questionLimits';
import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import { make } from 'shared/light/drawing';
import type { OwnPage } from './OwnPage';
import type { Words } from './words';

/** Sends a question to the office, and lists questions and answers. `day` formats an instant's day. */
export function questionPart(own: OwnPage, page: WorkerPage, text: Words, day: (date: string) => string): HTMLElement {
  const { unsent } = own.kept;
  const input = make('textarea', {
    attributes: { id: 'question', rows: '3', maxlength: String(QUESTION_LENGTH), required: '' },
  });
  input.value = own.draft;
  input.addEventListener('input', () => {
    own.draft = input.value;
  });
  const form = make(
    'form',
    {},
    make('label', { attributes: { for: 'question' } }, text.ask),
    input,
    make('button', { className: 'main', attributes: { type: 'submit' } }, text.send),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void own.ask();
  });
  const asked = page.questions.map(({ question, answer, createdAt }) =>
    make(
      'li',
      {},
      make('small', {}, day(createdAt)),
      make('p', {}, question),
      make('p', { className: 'quiet' }, answer === '' ? text.notAnswered : `${text.answer} ${answer}`),
    ),
  );
  const waiting = unsent
    ? [make('li', {}, make('p', {}, unsent.question), make('p', { className: 'note' }, text.unsent))]
    : [];
  return make('div', {}, ...(unsent ? [] : [form]), make('ul', { className: 'questions' }, ...waiting, ...asked));
}

import { render, screen, waitFor } from '@testing-library/react';
import { LiveContent } from './LiveContent';

const list = '<p>1 open job in 1 city.</p>';
const answerWith = (answer: () => Promise<Partial<Response>>) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};
const show = () => render(<LiveContent name="vacancies" path="/careers" />);
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('the server’s content stays, and is not requested again', () => {
  answerWith(() => Promise.reject(new Error('asked')));
  document.body.innerHTML = `<div data-live="vacancies">${list}</div>`;
  const { container } = show();
  expect(container.querySelector('[data-live]')?.innerHTML).toBe(list);
  expect(fetch).not.toHaveBeenCalled();
});

test('a page rendered by its code takes it from the page’s document', async () => {
  answerWith(async () => ({ text: async () => `<main><div data-live="vacancies">${list}</div></main>` }));
  show();
  expect(await screen.findByText('1 open job in 1 city.')).toBeVisible();
});

test('a document that does not load is linked to', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  show();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Load the list again' })).toHaveAttribute('href', '/careers'),
  );
});

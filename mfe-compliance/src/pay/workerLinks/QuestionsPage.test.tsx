import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../../fill.fixture';
import QuestionsPage from './QuestionsPage';

const route = '/dashboard/compliances/wage-management/questions';
const question = {
  ...{ id: 'q1', employeeId: 'e1', employeeName: 'Anil Mahto', question: 'Where are my two hours?', phoneId: 'p' },
  ...{ answer: '', status: 'Open', answeredAt: null, answeredBy: '', answeredByName: '' },
  createdAt: '2026-11-25T05:00:00.000Z',
};

test('a question opens its employee, and is answered', async () => {
  const sent: unknown[] = [];
  const api = fakeApi({ 'worker-questions': [question] });
  api.on('POST', 'worker-questions/q1/answer', ({ body }) => {
    sent.push(body);
    return { status: 200, body: { ...question, answer: 'With May.', status: 'Answered' } };
  });
  const { user } = renderScreen(<QuestionsPage />, { route, api, records: { employee: '/employees/:id' } });
  expect(await screen.findByRole('link', { name: 'Anil Mahto' })).toHaveAttribute('href', '/employees/e1');
  await user.click(screen.getByRole('button', { name: /^Answer/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Where are my two hours?')).toBeVisible();
  fill(dialog.getByLabelText(/^Answer/), 'With May.');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(sent).toEqual([{ answer: 'With May.' }]);
});

import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { ReviewLinksPanel } from './ReviewLinksPanel';

const link = {
  ...{ id: 'l1', uses: 'mfe-public 1.2.0', by: 'Asha Kumari' },
  ...{ createdAt: '2026-04-05T09:00:00.000Z', expiresAt: '2026-04-12T09:00:00.000Z' },
};

function open() {
  const api = fakeApi();
  let links = [link];
  api.on('GET', 'review-links', () => ({ status: 200, body: [...links] }));
  api.on('POST', 'review-links', () => ({ status: 201, body: { token: 'secret', expiresAt: link.expiresAt } }));
  api.on('DELETE', 'review-links/l1', () => {
    links = [];
    return { status: 204 };
  });
  return renderScreen(<ReviewLinksPanel />, { api });
}

test('a link is made for a set of releases and shown once', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  const field = screen.getByRole('textbox', { name: /^Releases/ });
  await user.type(field, 'mfe-public');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Give modules and versions, such as mfe-tasks@1.2.0.')).toBeVisible();
  await user.type(field, '@1.3.0, mfe-clients@0.3.1');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('The new link')).toHaveValue(`${location.origin}/review/secret`);
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    uses: [
      { module: 'mfe-public', version: '1.3.0' },
      { module: 'mfe-clients', version: '0.3.1' },
    ],
  });
});

test('a link is ended after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('No links for reviewers')).toBeVisible();
});

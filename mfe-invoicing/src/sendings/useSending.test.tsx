import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { PageActs } from 'shared/ui';
import { useSending } from './useSending';

function Shown() {
  const { act, drawer } = useSending({ kind: 'invoice', documentId: 'i1' });
  return (
    <>
      <PageActs acts={[act]} />
      {drawer}
    </>
  );
}

const input = {
  ...{ kind: 'invoice', documentId: 'i1', companyId: 'c1', clientName: 'Acme Foods', periodFrom: null, periodTo: null },
  ...{ to: 'accounts@acme.example', subject: 'Invoice 1', text: 'Hello', endsOn: '2099-01-01' },
};
const open = (isMailed: boolean) => {
  const api = fakeApi();
  api.on('GET', 'sendings/prepared', () => ({ status: 200, body: { input, number: 'INV/1', isMailed } }));
  api.on('POST', 'sendings', ({ body }) => ({
    status: 201,
    body: {
      ...{ sending: { id: 's1', number: 'INV/1', ...(body as object) }, signature: 'Shramdeep' },
      path: isMailed ? '' : '/documents/secret',
    },
  }));
  return { ...renderScreen(<Shown />, { api }), api };
};

test('the mail can be read and changed before it is sent', async () => {
  const { api, user } = open(true);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const to = await screen.findByLabelText(/^To/);
  await user.clear(to);
  await user.type(to, 'two@acme.example, three@acme.example');
  const send = screen.getAllByRole('button', { name: 'Send' }).at(-1) as HTMLElement;
  await user.click(send);
  expect(await screen.findByText(/^Enter one email address/)).toBeVisible();
  await user.clear(to);
  await user.type(to, 'new@acme.example');
  await user.click(send);
  await screen.findByText('Sending INV/1 to new@acme.example');
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('without a mail server it says so in advance, and creates a link to send by WhatsApp, SMS or one’s own mail', async () => {
  const { user } = open(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^This site sends no mail\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  const href = (await screen.findByLabelText('WhatsApp to INV/1')).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain(`${window.location.origin}/documents/secret`);
  expect(screen.getByLabelText('Mail to INV/1').getAttribute('href')).toMatch(
    /^mailto:accounts%40acme\.example\?subject=Invoice%201/,
  );
});

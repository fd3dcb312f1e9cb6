import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { ReadBouncePanel } from './ReadBouncePanel';

// jsdom lacks it.
Blob.prototype.text ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

const open = (answer: { status: number; body: object }) => {
  const api = fakeApi();
  api.on('POST', 'sendings/bounces', () => answer);
  return { ...renderScreen(<ReadBouncePanel />, { api }), api };
};
const file = new File(['Content-Type: multipart/report', 'x'.repeat(300_000)], 'report.eml');

test('the beginning of the file is read, and its mail’s result is shown', async () => {
  const noted = { id: 's1', number: 'INV/1', to: 'a@acme.example', state: 'Came back', answer: 'The mailbox is full.' };
  const { api, user } = open({ status: 200, body: noted });
  await user.upload(screen.getByLabelText('File of the mail'), file);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'INV/1 to a@acme.example, came back: The mailbox is full.',
  );
  const sent = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ message: expect.stringMatching(/^.{262144}$/s) });
});

test('another message is refused in the server’s words', async () => {
  const { user } = open({ status: 400, body: { message: 'This is no delivery report.', code: 'bad_input' } });
  await user.upload(screen.getByLabelText('File of the mail'), file);
  expect(await screen.findByText(/This is no delivery report\./)).toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { issueTogether } from './issueTogether';

test('more invoices than one call takes are sent in several; those of a failed call are listed, with the reason', async () => {
  const api = fakeApi();
  const went = ({ body }: { body: unknown }) =>
    (body as { ids: string[] }).ids.map((id) => ({ id, reason: '', says: '' }));
  api.on('POST', 'sendings/together', (call) =>
    call.body && went(call).length === 100
      ? { status: 200, body: went(call) }
      : { status: 409, body: { code: 'refused', message: 'The mail server is full.' } },
  );
  renderScreen(<p>Invoices</p>, { api });
  const issued = Array.from({ length: 102 }, (_, index) => ({ id: `i${index}`, reason: '', says: `INV/${index}` }));
  await issueTogether([]).choices[1]?.done(issued);
  expect(await screen.findByText('100 invoices sent. Next: enter what clients paid.')).toBeVisible();
  const failed = /^2 invoices not sent\. INV\/100: The mail server is full\. INV\/101: The mail server is full\./;
  await waitFor(() => expect(screen.getByText(failed)).toBeVisible());
  expect(api.calls.filter(({ path }) => path === 'sendings/together')).toHaveLength(2);
});

import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import TdsCertificatesPage from './TdsCertificatesPage';

test('a client that has not sent a certificate is listed, with an email that asks for it', async () => {
  const api = fakeApi();
  api.on('GET', 'tds-certificates', () => ({ status: 200, body: [] }));
  api.on('GET', 'tds-certificates/missing', () => ({
    status: 200,
    body: [
      {
        ...{
          companyId: '',
          clientName: 'Acme Foods',
          quarter: '2026-27 Q1',
          taxPaise: 4_000_00,
          dueDate: '2026-08-15',
        },
        ...{ email: 'accounts@acme.example', subject: 'TDS certificate', message: 'Send it to us.' },
      },
    ],
  }));
  const route = '/dashboard/invoicing/receipts/certificates';
  renderScreen(<TdsCertificatesPage />, { route, api });
  const row = await screen.findByRole('row', { name: /Acme Foods/ });
  for (const text of ['Q1 2026-27', '₹4,000.00']) expect(within(row).getByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Email accounts@acme.example' })).toHaveAttribute(
    'href',
    'mailto:accounts@acme.example?subject=TDS%20certificate&body=Send%20it%20to%20us.',
  );
});

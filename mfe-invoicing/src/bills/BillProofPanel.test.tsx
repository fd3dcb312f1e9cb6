import { screen, within } from '@testing-library/react';
import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import { fakeApi, renderScreen } from 'shared/testing';
import InvoicePage from '../documents/invoices/InvoicePage';
import { draft, invoice } from '../documents/invoices/invoice.fixture';
import { letterhead } from '../letterhead/letterhead.fixture';
import { proof } from './bill.fixture';

const ofMonth = {
  serviceFrom: '2026-04-01',
  serviceTo: '2026-04-30',
  purchaseOrder: 'PO-77',
  subtotalPaise: 3_500_000,
};

async function open(bill: BillProof, row = invoice(ofMonth)) {
  const api = fakeApi({
    invoices: [row],
    payments: [],
    letterhead: [letterhead()],
    'credit-notes': [],
    'debit-notes': [],
  });
  api.on('GET', 'invoices/i1/proof', () => ({ status: 200, body: bill }));
  const shown = renderScreen(<InvoicePage />, {
    ...{ api, route: '/dashboard/invoicing/list/i1', path: '/dashboard/invoicing/list/:id' },
  });
  const panel = await screen.findByRole('region', { name: 'Billed days' });
  return { ...shown, api, panel: within(panel) };
}

test('a month’s bill shows the order, the period and the annexed names, and opens to each person’s days and wages', async () => {
  const { user, panel } = await open(proof());
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText('01 Apr 2026 to 30 Apr 2026')).toBeVisible();
  expect(sheet.getByText('PO-77')).toBeVisible();
  const annex = within(sheet.getByRole('region', { name: /^Annex/ }));
  for (const name of ['Bela', 'Total']) expect(annex.getByRole('cell', { name })).toBeVisible();
  await user.click(panel.getByText('Picker, April 2026: 2 people, 50 days at ₹700 a day'));
  expect(panel.getAllByText('Wages ₹15,000.00, PF and ESI of the employer ₹2,000.00')[0]).toBeVisible();
  expect(panel.getByText('PF').nextSibling).toHaveTextContent('Paid on 14 May 2026, TRRN 4711');
});

test('corrected days become a credit note in one step, after a confirmation that names the amount', async () => {
  const differences = [{ placementId: 'p1', name: 'Asha', daysBefore: 26, daysNow: 24, paise: -140_000 }];
  const { user, api, panel } = await open(proof({ differences, notePaise: -165_200 }));
  api.on('POST', 'invoices/i1/difference', () => ({ status: 201, body: { kind: 'credit', id: 'n1', number: 'CN/1' } }));
  expect(panel.getByText('Asha, 26 to 24 days: -₹1,400.00')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Issue credit note' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('₹1,652.00 with tax');
  await user.click(within(question).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Issued as CN/1')).toBeVisible();
});

test('a draft with manually changed lines says so, and offers no note', async () => {
  const differences = [{ placementId: 'p1', name: 'Asha', daysBefore: 26, daysNow: 24, paise: -140_000 }];
  const { panel } = await open(proof({ invoicedPaise: 3_400_000, differences, notePaise: -165_200 }), draft(ofMonth));
  expect(panel.getByText('The invoice says ₹34,000.00, and its days come to ₹35,000.00.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Issue credit note' })).toBeNull();
});

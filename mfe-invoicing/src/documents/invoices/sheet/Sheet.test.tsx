import { render, screen } from '@testing-library/react';
import { blankLetterhead } from 'shared/domain/letterhead/letterhead';
import { invoiceSheet } from 'shared/domain/papers/invoiceSheet';
import { renderScreen } from 'shared/testing';
import { invoice } from '../invoice.fixture';
import { Sheet } from './Sheet';

const registered = {
  ...{ irn: 'a1'.repeat(32), ackNo: '232210036754863', ackAt: '2026-11-26T05:00:00.000Z' },
  signedQr: `${'x'.repeat(900)}`,
};

test('an invoice registered by the portal is shown with IRN, acknowledgement and QR code', async () => {
  render(<Sheet sheet={{ ...invoiceSheet(invoice(), blankLetterhead), registered }} />);
  expect(screen.getByText(registered.irn)).toBeVisible();
  expect(screen.getByText(/^232210036754863 of 26 Nov 2026/)).toBeVisible();
  expect(await screen.findByTitle('Signed QR code of the invoice portal')).toBeInTheDocument();
});

test('any other document has none of these', () => {
  render(<Sheet sheet={invoiceSheet(invoice(), blankLetterhead)} />);
  expect(screen.queryByText('IRN')).not.toBeInTheDocument();
});

test('an annex shows its first ten lines, and all on demand', async () => {
  const columns = [{ title: 'Name', isNumber: false }];
  const annexOf = (count: number) => ({
    title: 'Annexure',
    columns,
    rows: Array.from({ length: count }, () => ['Asha']),
  });
  const sheet = invoiceSheet(invoice(), blankLetterhead);
  render(<Sheet sheet={{ ...sheet, annex: annexOf(10) }} />);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  const { user } = renderScreen(<Sheet sheet={{ ...sheet, annex: { ...annexOf(105), title: 'Annexure 2' } }} />);
  expect(screen.getByRole('region', { name: 'Annexure 2' })).toHaveAttribute('data-folded');
  await user.click(screen.getByRole('button', { name: 'Show all 105 lines' }));
  expect(screen.getByRole('region', { name: 'Annexure 2' })).not.toHaveAttribute('data-folded');
});

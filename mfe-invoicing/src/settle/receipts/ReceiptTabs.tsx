import { useMay } from 'shared/platform';
import { LinkTabs } from 'shared/ui';
import { receiptsPath } from './receiptPath';

/** Tabs of the receipts pages that the account may see. */
export function ReceiptTabs() {
  const pages = [
    { to: receiptsPath, label: 'Receipts', isShown: useMay('receipts:read') },
    { to: `${receiptsPath}/vouchers`, label: 'Vouchers', isShown: useMay('vouchers:read') },
    { to: `${receiptsPath}/bank`, label: 'Bank statements', isShown: useMay('bank-lines:read') },
    { to: `${receiptsPath}/ageing`, label: 'Ageing', isShown: useMay('invoices:read') },
    { to: `${receiptsPath}/form-26as`, label: '26AS and AIS', isShown: useMay('receipts:read') },
    { to: `${receiptsPath}/certificates`, label: 'Certificates', isShown: useMay('tds-certificates:read') },
    { to: `${receiptsPath}/statement`, label: 'Statement', isShown: useMay('invoices:read') },
    { to: `${receiptsPath}/sent`, label: 'Mails', isShown: useMay('sendings:read') },
  ];
  return <LinkTabs items={pages.filter(({ isShown }) => isShown)} />;
}

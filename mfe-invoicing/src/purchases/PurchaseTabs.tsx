import { useMay } from 'shared/platform';
import { LinkTabs } from 'shared/ui';

const PURCHASES = '/dashboard/invoicing/purchases';

/** Tabs of the suppliers' bills pages that the account may see. */
export function PurchaseTabs() {
  const pages = [
    { to: PURCHASES, label: 'Bills', isShown: useMay('purchases:read') },
    { to: `${PURCHASES}/tax-kept-back`, label: 'Tax kept back', isShown: useMay('purchases:read') },
    { to: `${PURCHASES}/gstr-2b`, label: 'GSTR-2B', isShown: useMay('purchases:read') },
    { to: `${PURCHASES}/ims`, label: 'IMS', isShown: useMay('purchases:read') },
  ];
  return <LinkTabs items={pages.filter(({ isShown }) => isShown)} />;
}

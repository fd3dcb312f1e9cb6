import { InvoiceList } from '../invoices/InvoiceList';

export default function InvoiceListPage() {
  return <InvoiceList />;
}

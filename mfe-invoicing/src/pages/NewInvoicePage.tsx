import { NewInvoice } from '../invoices/NewInvoice';

export default function NewInvoicePage() {
  return <NewInvoice />;
}

import { useParams } from 'react-router-dom';
import { InvoiceView } from '../invoices/InvoiceView';

export default function InvoicePage() {
  const { id = '' } = useParams();
  return <InvoiceView id={id} />;
}

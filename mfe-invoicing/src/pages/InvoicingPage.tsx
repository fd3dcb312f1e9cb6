import { InvoicingOverview } from '../overview/InvoicingOverview';

export default function InvoicingPage() {
  return <InvoicingOverview />;
}

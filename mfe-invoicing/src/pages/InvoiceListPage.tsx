/** Shown until this section is built. */
export default function InvoiceListPage() {
  return <h1>Invoice List</h1>;
}

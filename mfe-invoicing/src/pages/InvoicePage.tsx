/** Shown until this section is built. */
export default function InvoicePage() {
  return <h1>Invoice</h1>;
}

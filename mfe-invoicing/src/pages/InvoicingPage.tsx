/** Shown until this section is built. */
export default function InvoicingPage() {
  return <h1>Invoicing</h1>;
}

/** Shown until this section is built. */
export default function NewInvoicePage() {
  return <h1>New Invoice</h1>;
}

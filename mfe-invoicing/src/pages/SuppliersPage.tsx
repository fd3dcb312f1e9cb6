/** Shown until this section is built. */
export default function SuppliersPage() {
  return <h1>Suppliers</h1>;
}

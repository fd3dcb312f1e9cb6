/** Shown until this section is built. */
export default function CreditNotesPage() {
  return <h1>Credit Notes</h1>;
}

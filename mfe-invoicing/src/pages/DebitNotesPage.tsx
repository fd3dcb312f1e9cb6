/** Shown until this section is built. */
export default function DebitNotesPage() {
  return <h1>Debit Notes</h1>;
}

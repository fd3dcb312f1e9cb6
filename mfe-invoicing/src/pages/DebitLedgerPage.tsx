/** Shown until this section is built. */
export default function DebitLedgerPage() {
  return <h1>Debit Ledger</h1>;
}

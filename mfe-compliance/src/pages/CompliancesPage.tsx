/** Shown until this section is built. */
export default function CompliancesPage() {
  return <h1>Compliances</h1>;
}

/** Shown until this section is built. */
export default function CompaniesPage() {
  return <h1>Companies</h1>;
}

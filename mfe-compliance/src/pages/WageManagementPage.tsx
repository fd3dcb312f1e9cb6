/** Shown until this section is built. */
export default function WageManagementPage() {
  return <h1>Wage Management</h1>;
}

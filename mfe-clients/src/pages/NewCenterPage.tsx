/** Shown until this section is built. */
export default function NewCenterPage() {
  return <h1>New Center</h1>;
}

/** Shown until this section is built. */
export default function NarrationsPage() {
  return <h1>Narrations</h1>;
}

/** Shown until this section is built. */
export default function TdsPage() {
  return <h1>Tds</h1>;
}

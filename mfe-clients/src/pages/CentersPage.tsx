/** Shown until this section is built. */
export default function CentersPage() {
  return <h1>Centers</h1>;
}

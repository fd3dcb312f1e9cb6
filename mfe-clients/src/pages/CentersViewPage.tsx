/** Shown until this section is built. */
export default function CentersViewPage() {
  return <h1>Centers View</h1>;
}

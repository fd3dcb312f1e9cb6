/** Shown until this section is built. */
export default function ProductOverviewPage() {
  return <h1>Product Overview</h1>;
}

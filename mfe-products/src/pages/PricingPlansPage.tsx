/** Shown until this section is built. */
export default function PricingPlansPage() {
  return <h1>Pricing Plans</h1>;
}

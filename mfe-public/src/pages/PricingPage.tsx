import { PublicLayout } from '../layout/PublicLayout';

export default function PricingPage() {
  return (
    <PublicLayout path="/pricing">
      <h1>Pricing</h1>
    </PublicLayout>
  );
}

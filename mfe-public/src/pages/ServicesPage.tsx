import { PublicLayout } from '../layout/PublicLayout';

export default function ServicesPage() {
  return (
    <PublicLayout path="/services">
      <h1>Our</h1>
    </PublicLayout>
  );
}

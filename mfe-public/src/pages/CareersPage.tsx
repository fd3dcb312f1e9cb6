import { PublicLayout } from '../layout/PublicLayout';

export default function CareersPage() {
  return (
    <PublicLayout path="/careers">
      <h1>Careers</h1>
    </PublicLayout>
  );
}

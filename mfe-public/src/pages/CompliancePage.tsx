import { PublicLayout } from '../layout/PublicLayout';

export default function CompliancePage() {
  return (
    <PublicLayout path="/compliance">
      <h1>Compliance</h1>
    </PublicLayout>
  );
}

import { PublicLayout } from '../layout/PublicLayout';

export default function InvestorRelationPage() {
  return (
    <PublicLayout path="/investor-relation">
      <h1>Investor</h1>
    </PublicLayout>
  );
}

import { PublicLayout } from '../layout/PublicLayout';

export default function HomePage() {
  return (
    <PublicLayout path="/">
      <h1>Staffing</h1>
    </PublicLayout>
  );
}

import { PublicLayout } from '../layout/PublicLayout';

export default function PressPage() {
  return (
    <PublicLayout path="/press">
      <h1>Press</h1>
    </PublicLayout>
  );
}

import { PublicLayout } from '../layout/PublicLayout';

export default function AboutPage() {
  return (
    <PublicLayout path="/about-us">
      <h1>About</h1>
    </PublicLayout>
  );
}

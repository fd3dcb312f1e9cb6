import { usePageTitle } from 'shared/platform';

/** The dashboard's first page. */
export default function HomePage() {
  usePageTitle('Dashboard');
  return <h1>Dashboard</h1>;
}

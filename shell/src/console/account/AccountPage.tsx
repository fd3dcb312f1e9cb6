import { PageHeader } from 'shared/ui';
export default function AccountPage() {
  return <PageHeader title="My Account" />;
}

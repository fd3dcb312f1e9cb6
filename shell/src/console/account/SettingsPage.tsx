import { PageHeader } from 'shared/ui';
export default function SettingsPage() {
  return <PageHeader title="Settings" />;
}

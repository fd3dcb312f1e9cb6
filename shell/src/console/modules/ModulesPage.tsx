import { PageHeader } from 'shared/ui';
export default function ModulesPage() {
  return <PageHeader title="Modules" />;
}

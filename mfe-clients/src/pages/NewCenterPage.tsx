import { PageHeader } from 'shared/ui';
import { CenterForm } from '../centers/CenterForm';

/** `/dashboard/newCenter`: adds a center. */
export default function NewCenterPage() {
  return (
    <>
      <PageHeader title="Add Center" purpose="Fill in what you know; nothing is required." />
      <CenterForm />
    </>
  );
}

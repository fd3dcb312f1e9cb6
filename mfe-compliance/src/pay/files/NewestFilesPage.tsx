import { Link, Navigate } from 'react-router-dom';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { useList } from 'shared/platform';
import { EmptyState, PageHeader, ResponseState } from 'shared/ui';
import { filesPage, WAGES_PAGE } from '../wages/pages';
import { WageTabs } from '../wages/WageTabs';

/** `/dashboard/compliances/wage-management/files`: the payslips and files of the newest month with wages. */
export default function NewestFilesPage() {
  const { rows, ...response } = useList<WageRegister>('wages', { sort: '-month', page: 1, size: 1 });
  const [newest] = rows;
  if (newest) return <Navigate to={filesPage(newest.id)} replace />;
  return (
    <>
      <PageHeader title="Payslips and files" purpose="Of the newest month with wages." />
      <WageTabs />
      <ResponseState of={response} failed="Failed to load the wages" skeleton="lines" count={4} />
      {response.state === 'ready' && (
        <EmptyState
          title="No wages yet"
          detail={
            <>
              Payslips, ECR and bank files are made of a month’s wages: <Link to={WAGES_PAGE}>make them first</Link>.
            </>
          }
        />
      )}
    </>
  );
}

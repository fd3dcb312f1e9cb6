import { Link, useParams } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import { fileGroups } from 'shared/domain/payroll/files/wageFile';
import type { ListedFile } from 'shared/domain/payroll/files/wageFiles';
import type { WageRegister } from 'shared/domain/payroll/wage';
import { Allowed, useGet, useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, PageHeader, Stack, Text } from 'shared/ui';
import { BankLayoutsPanel } from './files/BankLayoutsPanel';
import { FileTable } from './files/FileTable';
import { PayslipsPanel } from './files/PayslipsPanel';
import { ReadBackPanel } from './files/ReadBackPanel';
import { registerPage, WAGES_PAGE } from './pages';

const purpose = 'Payslips, and what portals, banks and inspectors get; checked here before they do.';

/** `/dashboard/compliances/wage-management/:id/files`: the files of a month’s register, each with what has to be mended first. */
export default function FilesPage() {
  const { id = '' } = useParams();
  const register = useRecord<WageRegister>('wages', id);
  const files = useGet<ListedFile[]>(`wages/${id}/files`);
  const { data } = register;
  const month = data ? formatMonth(data.month) : '';
  const failed = [register, files].find(({ state }) => state === 'failed');
  return (
    <>
      <PageHeader
        title={`Files ${month}`.trim()}
        purpose={purpose}
        breadcrumbs={[
          { label: 'Wage Management', to: WAGES_PAGE },
          { label: month || 'Wage register', to: registerPage(id) },
          { label: 'Files' },
        ]}
      />
      {failed && <FailedState {...describeFailure('Failed to load the files', failed.error)} onRetry={failed.reload} />}
      {!failed && !(data && files.data) && <LoadingState count={8} />}
      {!failed && data && files.data && (
        <Stack>
          <PayslipsPanel register={data} />
          {fileGroups.map((group) => (
            <FileTable
              key={group}
              wageId={id}
              group={group}
              files={files.data?.filter((file) => file.group === group) ?? []}
            />
          ))}
          <Allowed right="purchases:read">
            <Text>
              Rows of form 140, of tax kept back from suppliers, are under{' '}
              <Link to="/dashboard/invoicing/purchases/tax-kept-back">Tax Kept Back</Link>.
            </Text>
          </Allowed>
          <BankLayoutsPanel />
          <ReadBackPanel wageId={id} />
        </Stack>
      )}
    </>
  );
}

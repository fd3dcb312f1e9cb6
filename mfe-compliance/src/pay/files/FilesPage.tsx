import { Link, useParams } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import { fileGroups } from 'shared/domain/pay/files/wageFile';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { Allowed, useGet, useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, PageHeader, Stack, Text } from 'shared/ui';
import { registerPage, WAGES_PAGE } from '../wages/pages';
import { RegisterNote } from '../wages/RegisterNote';
import { BankLayoutsPanel } from './BankLayoutsPanel';
import { FileTable } from './FileTable';
import { PayslipsPanel } from './PayslipsPanel';
import { ReadBackPanel } from './ReadBackPanel';

const purpose = 'Payslips, and what portals, banks and inspectors get; checked here before they do.';

/**
 * `/dashboard/compliances/wage-management/:id/files`: the files of a month’s register, each with the corrections it
 * needs.
 */
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
          <RegisterNote month={data.month} />
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
